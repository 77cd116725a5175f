import { hashTarget } from '../../../src/components/addresses/hashTarget';

/** Where the hash leads to something that its target does not show by itself. */
const SHOWN_BY_APP = '[data-demo], [data-page-tab] *';

/** What the session keeps for a page: edits of demos, words that were searched for, where it was left. */
function isKeptFor(path: string): boolean {
  return Object.entries(sessionStorage).some(
    ([key, value]) => key.startsWith('live:') || String(value).includes(JSON.stringify(path)),
  );
}

/** Whether the HTML alone is not what the reader asked for. */
export function needsApp(): boolean {
  return Boolean(
    location.search ||
    document.querySelector('[data-needs-app], [data-demo-preview]:empty') ||
    hashTarget(location.hash)?.matches(SHOWN_BY_APP) ||
    isKeptFor(location.pathname),
  );
}
