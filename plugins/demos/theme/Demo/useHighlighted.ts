import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';

/**
 * Whether the hash of the address is the id of a demo.
 *
 * @param id the demo's id
 */
export function useHighlighted(id: string): boolean {
  const { hash } = useLocation();
  // The page is prerendered without a hash, and the first render must match its HTML.
  return useIsBrowser() && hash === `#${id}`;
}
