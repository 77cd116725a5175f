import type { ClientModule } from '@docusaurus/types';

let intentOnly = false;

/**
 * Pages are loaded one by one (spec point 2): nothing of another page is fetched because a link to it
 * has come into view, as Docusaurus does; and a link that a reader points at has its page's files
 * fetched, but not run.
 */
const preloadOnIntent: ClientModule = {
  onRouteUpdate() {
    if (intentOnly) return;
    intentOnly = true;
    const { prefetch } = window.docusaurus;
    window.docusaurus = { prefetch: () => false, preload: prefetch };
  },
};

export default preloadOnIntent;
