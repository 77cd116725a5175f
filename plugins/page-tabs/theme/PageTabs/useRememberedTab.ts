import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useHistory, useLocation } from '@docusaurus/router';
import { tabInAddress, type TabChoice } from '../../tabAddress';
import { hashTarget } from '@site/src/components/addresses/hashTarget';
import { tabAround } from './tabPanel';
import type { UseTabChoice } from './useTabChoice';

/**
 * Remembers the reader's choice across pages and windows, under `page-tabs.<name>` in local storage. The
 * address stays the truth: a page that is opened without a tab, and without a hash inside one, gets
 * the remembered tab into its address, so that back and forward work as ever. So does the page that is open already,
 * when a link leads to it.
 *
 * @param name under which the choice is remembered; without one nothing is
 * @param root element around the panels
 * @returns a function to call with each choice of the reader
 */
export function useRememberedTab(
  name: string | undefined,
  root: RefObject<HTMLElement | null>,
  choice: TabChoice,
  { show }: UseTabChoice,
): (value: string) => void {
  const history = useHistory();
  const location = useLocation();
  const arrived = useRef(false);
  const { param, values } = choice;
  const slot = useMemo(
    () => (name && typeof window !== 'undefined' ? createStorageSlot(`page-tabs.${name}`) : null),
    [name],
  );

  const showKnown = useCallback(
    (value: string | null | undefined) => {
      if (value && values.includes(value)) show(value, 'replace');
    },
    [values, show],
  );

  useEffect(() => {
    const isArrival = !arrived.current;
    arrived.current = true;
    if (!isArrival && history.action === 'POP') return;
    const asked =
      tabInAddress(history.location.search, { param, values }) ??
      tabAround(hashTarget(window.location.hash), root.current);
    if (asked === undefined) showKnown(slot?.get());
  }, [slot, history, location, param, values, root, showKnown]);
  useEffect(() => slot?.listen((event) => showKnown(event.newValue)), [slot, showKnown]);

  return useCallback((value: string) => slot?.set(value), [slot]);
}
