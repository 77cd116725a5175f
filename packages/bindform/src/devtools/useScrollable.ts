import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of an element is larger than the element.
 *
 * @param ref the element, whose only child has the content
 * @param guess the answer until it is measured, and where nothing is
 */
export function useScrollable(ref: RefObject<HTMLElement | null>, guess: () => boolean): boolean {
  const [isScrollable, setScrollable] = useState(guess);
  useEffect(() => {
    const element = ref.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setScrollable(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      ),
    );
    // A table in a window that gets narrower keeps its own width.
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}
