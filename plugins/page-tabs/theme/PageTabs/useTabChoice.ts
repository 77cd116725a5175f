import { useCallback, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { hashTarget } from '@site/src/components/addresses/hashTarget';
import { activeTab, searchWithTab, type TabChoice } from '../../tabAddress';
import { tabAround } from './tabPanel';

/** How the address changes when another tab is shown: `push` for a reader's choice. */
export type AddressChange = 'push' | 'replace';

/** The active tab and how to show another. */
export interface UseTabChoice {
  active: string;
  show: (value: string, change: AddressChange) => void;
}

/**
 * Takes a hash inside a hidden tab out of the address: it would open that tab again on a reload. Not through the router,
 * since with another hash Docusaurus would scroll to the top.
 */
function dropHiddenHash(root: Element | null, active: string): void {
  const { pathname, search, hash } = window.location;
  const tab = tabAround(hashTarget(hash), root);
  if (tab === undefined || tab === active) return;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Keeps the active tab in the query of the address. The prerendered page and its hydration show the
 * default tab; the address counts right after.
 *
 * @param root element around the panels
 * @param choice the tabs there are; `values` must keep its identity between renders
 */
export function useTabChoice(
  root: RefObject<HTMLElement | null>,
  { param, values }: TabChoice,
): UseTabChoice {
  const { search } = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const show = useCallback(
    (value: string, change: AddressChange) => {
      const { pathname, search: present, hash } = history.location;
      const choice = { param, values };
      if (activeTab(present, choice) === value) return;
      history[change]({ pathname, search: searchWithTab(present, choice, value), hash });
      dropHiddenHash(root.current, value);
    },
    [history, root, param, values],
  );
  return { active: activeTab(isBrowser ? search : '', { param, values }), show };
}
