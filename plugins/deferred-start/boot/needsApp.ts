import { DEMO } from './parts';

/** Targets of a hash that only the app can reveal: a demo is highlighted, a tab is selected. */
const SHOWN_BY_APP = '[data-demo], [data-page-tab] *';

/** Whether the session has edits of a demo, search words or a scroll position for this page. */
function isKept(): boolean {
  return Object.entries<string>(sessionStorage).some(
    ([key, value]) =>
      document.getElementById(key.replace(/^live:[^:]*:/, '')) ||
      value.includes(JSON.stringify(location.pathname)),
  );
}

/**
 * Whether the prerendered HTML is not enough for the current address or session.
 *
 * @throws URIError if the hash is malformed, SecurityError if storage is denied
 */
export const needsApp = (): unknown =>
  location.search ||
  document.querySelector(`[data-needs-app], ${DEMO}:empty`) ||
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.matches(SHOWN_BY_APP) ||
  isKept();
