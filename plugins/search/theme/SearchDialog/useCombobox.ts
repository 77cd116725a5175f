import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A text field that steers a list of options while it keeps the focus (APG combobox). */
export interface Combobox {
  /** Goes on the element that holds the options. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Position of the active option; -1 without options. */
  active: number;
  setActive: (index: number) => void;
  /** Presses the active option as if it had been clicked, with the same modifier keys. */
  press: (keys?: Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => void;
  /** Moves the active option; returns whether the key was one of its own. */
  onArrow: (event: KeyboardEvent) => boolean;
}

/**
 * Keeps the active option of a list.
 *
 * @param count number of options
 * @param listKey what the list shows; another value makes its first option the active one
 */
export function useCombobox(count: number, listKey: string): Combobox {
  const listRef = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState({ listKey, index: 0 });
  const index = choice.listKey === listKey ? choice.index : 0;
  const active = Math.min(index, count - 1);

  const option = (position: number) =>
    listRef.current?.querySelectorAll<HTMLElement>('[role="option"]')[position];

  const setActive = useCallback(
    (position: number) => setChoice({ listKey, index: position }),
    [listKey],
  );

  const moveTo = (position: number) => {
    setActive(position);
    option(position)?.scrollIntoView({ block: 'nearest' });
  };

  return {
    listRef,
    active,
    setActive,
    press: (keys = {}) => {
      const { ctrlKey, metaKey, shiftKey } = keys;
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      option(active)?.dispatchEvent(new MouseEvent('click', click));
    },
    onArrow: (event) => {
      if (count === 0) return false;
      if (event.key === 'ArrowDown') moveTo((active + 1) % count);
      else if (event.key === 'ArrowUp') moveTo((active - 1 + count) % count);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
