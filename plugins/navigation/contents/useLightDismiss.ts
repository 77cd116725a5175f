import { useEffect, type RefObject } from 'react';

/**
 * Closes a `<details>` whose content lies over the text, as the browser closes a popover: on Escape, on a press
 * outside or on a link in it, and when the focus leaves.
 */
export function useLightDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const isInside = (target: EventTarget | null) => details.current?.contains(target as Node);
    const onClick = ({ target }: MouseEvent) => {
      if (!isInside(target) || (target as Element).closest('a')) close();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!isInside(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      if (isInside(document.activeElement)) details.current.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [details]);
}
