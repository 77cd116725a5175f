// Replaces @docusaurus/core 3.10 client/preload, which loads the code and data of a page before it is rendered: here
// the routes of its section are loaded first, and an outdated navigation never completes.
import { matchRoutes } from 'react-router-config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { routes } from '@site/src/upstream/routes';
import { recovery } from '../chunk-recovery/guardRegistry';
import { loadSection } from './loadSection';

/** Number of the latest call. Only the start of the app and navigations call {@link preload}. */
let newest = 0;

/** The paths that the route of a page may have. Docusaurus renders a page at the address of its file, too. */
function pathsOf(pathname: string): string[] {
  const path = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  return [...new Set([path, decodeURI(path)])];
}

async function load(pathname: string): Promise<void> {
  const paths = pathsOf(pathname);
  await Promise.all(paths.map((path) => recovery.load(() => loadSection(path))));
  const found = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all(found.map(({ route }) => route.component?.preload?.()));
}

/**
 * Loads what a page needs to be rendered.
 *
 * @param pathname path of the page
 * @returns a promise that stays pending if another navigation has started meanwhile
 */
export default async function preload(pathname: string): Promise<void> {
  newest += 1;
  const own = newest;
  try {
    await load(pathname);
  } finally {
    // Docusaurus would render the page of the newest navigation before it is loaded, as the not-found page. The server
    // prerenders several pages at once.
    if (ExecutionEnvironment.canUseDOM && own !== newest) await new Promise(() => {});
  }
}
