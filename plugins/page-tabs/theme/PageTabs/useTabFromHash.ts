import { useEffect, useRef, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { tabInAddress, type TabChoice } from '../../tabAddress';
import { hashTarget } from '@site/src/components/addresses/hashTarget';
import { focusOnce } from '@site/src/components/focusOnce';
import { tabAround } from './tabPanel';
import type { UseTabChoice } from './useTabChoice';

/**
 * Opens the tab that holds the element the hash names, and brings that element into view, also when a link with the
 * same hash is followed again. A page that is opened with a tab in its address keeps it, since that is the state a
 * reader left or shared. After a link, the focus is moved there, too: as long as the tab was hidden, nothing else could.
 *
 * @param root element around the panels
 */
export function useTabFromHash(
  root: RefObject<HTMLElement | null>,
  choice: TabChoice,
  { active, show }: UseTabChoice,
): void {
  const location = useLocation();
  const history = useHistory();
  const arrived = useRef(false);
  const wanted = useRef<HTMLElement | null>(null);
  const takesFocus = useRef(false);

  useEffect(() => {
    const isArrival = !arrived.current;
    arrived.current = true;
    if (isArrival && tabInAddress(history.location.search, choice) !== undefined) return;
    // Not the router's hash: choosing another tab takes the hash out of the address alone.
    const target = hashTarget(window.location.hash);
    const tab = tabAround(target, root.current);
    if (tab === undefined || (tab === active && !isArrival)) return;
    wanted.current = target;
    takesFocus.current = isArrival && history.action === 'PUSH';
    show(tab, 'replace');
    // Only a new address asks for a tab.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location]);

  useEffect(() => {
    if (tabAround(wanted.current, root.current) !== active) return;
    wanted.current?.scrollIntoView();
    if (takesFocus.current) focusOnce(wanted.current);
    wanted.current = null;
  }, [active, root]);
}
