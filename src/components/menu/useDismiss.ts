import { useEffect, type RefObject } from 'react';

/**
 * Closes something open when the reader points or moves the focus outside of it.
 *
 * @param inside element that holds the open part and its button
 * @param open whether there is anything to close
 * @param close closes it
 */
export function useDismiss(
  inside: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [inside, open, close]);
}
