import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDismiss } from './useDismiss';

/** What {@link useMenuButton} gives to the three elements of a menu. */
export interface MenuButton {
  open: boolean;
  /** For the element around both. */
  rootProps: { ref: RefObject<HTMLDivElement | null> };
  /** For the button. */
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For the element with the role `menu`; its items are the elements with a role inside it. */
  listProps: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Closes the menu and gives the focus back to the button. */
  close: () => void;
}

const ITEMS = '[role^="menuitem"]';

/**
 * Keyboard and focus of a menu that opens from a button:
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function useMenuButton(): MenuButton {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const dismiss = useCallback(() => setOpen(false), []);
  useDismiss(root, open, dismiss);

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  /** Focus can only move to an item that is shown, so the menu has to be drawn first. */
  function openAt(pick: (all: HTMLElement[]) => HTMLElement | undefined): void {
    flushSync(() => setOpen(true));
    pick(items())?.focus();
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  const chosen = (all: HTMLElement[]) =>
    all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0];

  function onButtonKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt((all) => (event.key === 'ArrowDown' ? all[0] : all.at(-1)));
  }

  function onListKeyDown(event: KeyboardEvent): void {
    const all = items();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const target: Record<string, number> = {
      ArrowDown: (here + 1) % all.length,
      ArrowUp: (here - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key in target) {
      event.preventDefault();
      all[target[event.key]].focus();
    }
  }

  return {
    open,
    rootProps: { ref: root },
    buttonProps: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onClick: () => (open ? dismiss() : openAt(chosen)),
      onKeyDown: onButtonKeyDown,
    },
    listProps: { ref: list, onKeyDown: onListKeyDown },
    close,
  };
}
