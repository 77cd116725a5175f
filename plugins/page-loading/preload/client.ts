import type { ClientModule } from '@docusaurus/types';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { replacePreloading } from '@site/src/upstream/page';
import { preloadFile } from './preloadFile';
import { routeFiles } from './routeFiles';

const asked = new Set<string>();

/** Files that the page itself has loaded need no second request. */
const isLoaded = (file: string) =>
  performance.getEntriesByName(new URL(file, location.href).href).length > 0;

/** Fetches a page's files because the reader points at a link to it; they are run when it is opened. */
function preload(pathname: string): Promise<void[]> {
  const files = routeFiles(pathname).filter((file) => !asked.has(file) && !isLoaded(file));
  files.forEach((file) => asked.add(file));
  return Promise.all(files.map(preloadFile));
}

/**
 * Pages are loaded one by one: nothing of another page is fetched because a link to it
 * has come into view, as Docusaurus does, but only when the reader points at the link.
 */
const preloadOnIntent: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) return;
    replacePreloading({
      prefetch: () => false,
      preload: (pathname) => attempt('preloading', () => preload(pathname)) ?? Promise.resolve([]),
    });
  },
};

export default preloadOnIntent;
