// Replaces @docusaurus/core 3.10 client/preload, which loads the code and data of a page before it is rendered: here
// the routes of its section are loaded first.
import { matchRoutes } from 'react-router-config';
import { routes } from '@site/src/upstream/routes';
import { recovery } from '../chunk-recovery/guardRegistry';
import { loadSection } from './loadSection';

/** Loads what a page needs to be rendered. */
export default async function preload(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(paths.map((path) => recovery.load(() => loadSection(path))));
  const found = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all(found.map(({ route }) => route.component?.preload?.()));
}
