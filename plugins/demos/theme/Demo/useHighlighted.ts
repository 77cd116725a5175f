import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';

/**
 * Tells whether the address points at a demo by its hash.
 *
 * @param id the demo's id
 */
export function useHighlighted(id: string): boolean {
  const { hash } = useLocation();
  // The page's HTML is made without a hash, and the first render must agree with it.
  return useIsBrowser() && hash === `#${id}`;
}
