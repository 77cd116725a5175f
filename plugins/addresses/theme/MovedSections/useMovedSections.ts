import { useEffect, useRef, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

/**
 * Goes on to the page that a section has moved to, when the running app is led to its former address. A page
 * that is only being opened goes there before the first paint, by the script of `moved-sections/movedScript.ts`.
 *
 * @param ids ids of the sections and demos that have moved
 * @returns ref for the element with the link to the page
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
