import { useCallback, useEffect, useMemo, type RefObject } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useHistory } from '@docusaurus/router';
import { tabInAddress, type TabChoice } from '../../tabAddress';
import { hashTarget } from '@site/src/components/addresses/hashTarget';
import { tabAround } from './tabPanel';
import type { UseTabChoice } from './useTabChoice';

/**
 * Remembers the reader's choice across pages and windows, under `page-tabs.<name>` in local storage. The
 * address stays the truth: a page that is opened without a tab, and without a hash inside one, gets
 * the remembered tab into its address, so that back and forward work as ever.
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
  const { param, values } = choice;
  const slot = useMemo(
    () => (name && typeof window !== 'undefined' ? createStorageSlot(`page-tabs.${name}`) : null),
    [name],
  );

  useEffect(() => {
    if (!slot) return undefined;
    const { search, hash } = history.location;
    const asked =
      tabInAddress(search, { param, values }) ?? tabAround(hashTarget(hash), root.current);
    const showKnown = (value: string | null) => {
      if (value !== null && values.includes(value)) show(value, 'replace');
    };
    if (asked === undefined) showKnown(slot.get());
    return slot.listen((event) => showKnown(event.newValue));
  }, [slot, history, param, values, root, show]);

  return useCallback((value: string) => slot?.set(value), [slot]);
}
