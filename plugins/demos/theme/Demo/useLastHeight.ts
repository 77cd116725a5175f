import { useLayoutEffect, type RefObject } from 'react';

/** How high the parts of demos were when their page was left (px). */
const heights = new Map<string, number>();

/**
 * Remembers the height of a part of a demo for a return to its page: it is empty at first, and the browser restores the
 * scroll position at once.
 *
 * @param name identifies the part on all pages
 * @param part its element
 * @returns the height it had (px), if it was there before
 */
export function useLastHeight(
  name: string,
  part: RefObject<HTMLElement | null>,
): number | undefined {
  // A layout effect, whose cleanup still finds the element in the page.
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // Without a height, it was hidden behind the editor.
      if (element?.offsetHeight) heights.set(name, element.offsetHeight);
    };
  }, [name, part]);
  return heights.get(name);
}
