import { DEMO } from './parts';
import { hashTarget } from '../../../src/components/addresses/hashTarget';

/** Targets of a hash that only the app can reveal: a demo is highlighted, a tab is selected. */
const SHOWN_BY_APP = '[data-demo], [data-page-tab] *';

/** Whether the session has edits of a demo, search words or a scroll position for this page. */
function isKeptFor(path: string): boolean {
  return Object.entries<string>(sessionStorage).some(
    ([key, value]) =>
      document.getElementById(key.replace(/^live:[^:]*:/, '')) ||
      value.includes(JSON.stringify(path)),
  );
}

/** Whether the prerendered HTML is not enough for the current address or session. */
export const needsApp = (): unknown =>
  location.search ||
  document.querySelector(`[data-needs-app], ${DEMO}:empty`) ||
  hashTarget(location.hash)?.matches(SHOWN_BY_APP) ||
  isKeptFor(location.pathname);
