import { useEffect, useRef, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

/**
 * Redirects navigation inside the app from the former address of a section to its new page. On page load, the
 * script of `moved-sections/movedScript.ts` redirects before the first paint.
 *
 * @param ids ids of the moved sections and demos
 * @returns ref for the element with the link to the new page
 */
export function useMovedSections(ids: string[]): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null);
  const history = useHistory();
  const { search, hash } = useLocation();
  const isMoved = ids.includes(hash.slice(1));
  useEffect(() => {
    const link = ref.current?.querySelector('a');
    if (isMoved && link) history.replace({ pathname: link.pathname, search, hash });
  }, [history, isMoved, search, hash]);
  return ref;
}
