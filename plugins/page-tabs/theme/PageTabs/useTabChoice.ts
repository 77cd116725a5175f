import { useCallback } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { activeTab, searchWithTab, type TabChoice } from '../../tabAddress';

/** How the address changes when another tab is shown: `push` for a reader's choice. */
export type AddressChange = 'push' | 'replace';

/** The active tab and how to show another. */
export interface UseTabChoice {
  active: string;
  show: (value: string, change: AddressChange) => void;
}

/**
 * Keeps the active tab in the query of the address. The prerendered page and its hydration show the
 * default tab; the address counts right after.
 *
 * @param choice the tabs there are; `values` must keep its identity between renders
 */
export function useTabChoice({ param, values }: TabChoice): UseTabChoice {
  const { search } = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const show = useCallback(
    (value: string, change: AddressChange) => {
      const { pathname, search: present, hash } = history.location;
      const choice = { param, values };
      if (activeTab(present, choice) === value) return;
      history[change]({ pathname, search: searchWithTab(present, choice, value), hash });
    },
    [history, param, values],
  );
  return { active: activeTab(isBrowser ? search : '', { param, values }), show };
}
