import { useCallback, useEffect, useRef, type RefObject } from 'react';

const STEPS: Record<string, (index: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** The buttons and links of a toolbar, without the items of its popups. */
const itemsOf = (toolbar: Element): HTMLElement[] =>
  [...toolbar.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (item) => !item.closest('[popover]'),
  );

/**
 * Makes a toolbar a single tab stop, whose items the arrow keys, Home and End move through, after the APG's
 * toolbar pattern (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
 *
 * @returns ref for the element with the role `toolbar`
 */
export function useToolbar(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(undefined);

  /** Lets the Tab key reach one item only: the one that had the focus last, at first the first. */
  const updateStop = useCallback(() => {
    const items = ref.current ? itemsOf(ref.current) : [];
    // What was focused before the page listened is not known yet.
    const last = focused.current ?? document.activeElement;
    const stop = items.find((item) => item === last) ?? items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }, []);

  useEffect(() => {
    const toolbar = ref.current;
    if (!toolbar) return undefined;
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = itemsOf(toolbar).find((item) => item === target) ?? focused.current;
      updateStop();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // One with a modifier belongs to the browser.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const items = itemsOf(toolbar);
      const index = items.indexOf(event.target as HTMLElement);
      const next = index < 0 ? undefined : STEPS[event.key]?.(index);
      if (next === undefined) return;
      event.preventDefault();
      items.at(next % items.length)?.focus();
    };
    toolbar.addEventListener('focusin', onFocus);
    toolbar.addEventListener('keydown', onKeyDown);
    return () => {
      toolbar.removeEventListener('focusin', onFocus);
      toolbar.removeEventListener('keydown', onKeyDown);
    };
  }, [updateStop]);

  // After each render, since items come and go.
  useEffect(updateStop);
  return ref;
}
