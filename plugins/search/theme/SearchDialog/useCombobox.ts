import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** Modifier keys of a press, which decide where a link opens. */
export type PressKeys = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The list of a combobox whose text field keeps the focus (WAI-ARIA APG). */
export interface Combobox {
  /** Ref of the element that contains the options. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Index of the active option; -1 if there are no options. */
  active: number;
  setActive: (index: number) => void;
  /** Dispatches a click on the active option, with the given modifier keys. */
  press: (keys?: PressKeys) => void;
  /** Moves the active option on an arrow key; returns whether it handled the event. */
  onArrow: (event: KeyboardEvent) => boolean;
}

/**
 * Manages the active option of a list.
 *
 * @param count number of options
 * @param listKey identifies the content of the list; when it changes, the first option becomes active
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
