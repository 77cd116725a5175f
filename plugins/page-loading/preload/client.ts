import type { ClientModule } from '@docusaurus/types';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { replacePreloading } from '@site/src/upstream/page';
import { loadSection } from '../route-sections/loadSection';
import { isSavingData } from './isSavingData';
import { preloadFile } from './preloadFile';
import { routeFiles } from './routeFiles';

const asked = new Set<string>();

/** Whether the browser has already requested a file. */
const isLoaded = (file: string) =>
  performance.getEntriesByName(new URL(file, location.href).href).length > 0;

function preloadFiles(pathname: string): Promise<void[]> {
  const files = routeFiles(pathname).filter((file) => !asked.has(file) && !isLoaded(file));
  files.forEach((file) => asked.add(file));
  return Promise.all(files.map(preloadFile));
}

/**
 * Fetches the files of a page without running them, except for the routes of its section. Does nothing with Save-Data:
 * on a phone, a touch that starts scrolling often begins on a link.
 *
 * @param address address of the page as in a link, with query and hash
 */
function preload(address: string): Promise<void[]> {
  if (isSavingData()) return Promise.resolve([]);
  const { pathname } = new URL(address, location.href);
  return loadSection(pathname).then(
    () => attempt('preloading', () => preloadFiles(pathname)) ?? [],
    // The navigation loads the section again, and recovers from failures.
    () => [],
  );
}

/**
 * Fetches another page when the reader points at a link to it. Docusaurus also does so when a link comes
 * into view, which requests many pages that are never opened.
 */
const preloadOnIntent: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) return;
    replacePreloading({ prefetch: () => false, preload });
  },
};

export default preloadOnIntent;
