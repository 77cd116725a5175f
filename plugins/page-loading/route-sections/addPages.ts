import type { RouteConfig } from 'react-router-config';
import {
  chunkNames,
  registry,
  type ChunkNames,
  type RouteLoader,
} from '@site/src/upstream/routeChunks';
import { guardLoader } from '../chunk-recovery/guardRegistry';
import ComponentCreator from '../route-chunks/ComponentCreator';

/** Loaders of chunks by the props of a route's component. */
interface Loaders {
  [prop: string]: RouteLoader | Loaders;
}

/** Registers loaders, under names that begin with a path. */
function register(loaders: Loaders, path: string): ChunkNames {
  const nameOf = (prop: string, loader: RouteLoader | Loaders) => {
    const name = `${path} ${prop}`;
    if (typeof loader !== 'function') return register(loader, name);
    registry[name] = [guardLoader(loader)];
    return name;
  };
  return Object.fromEntries(
    Object.entries(loaders).map(([prop, loader]) => [prop, nameOf(prop, loader)]),
  );
}

/**
 * Adds pages of a section to the table of routes.
 *
 * @param list the list of routes that they belong to
 * @param attributes what their routes have besides path and component
 * @param shared loaders that all of them have
 * @param pages the other loaders of each page, by its path
 */
export function addPages(
  list: RouteConfig[],
  attributes: object,
  shared: Loaders,
  pages: Record<string, Loaders>,
): void {
  const routes = Object.entries(pages).map(([path, own]) => {
    chunkNames[`${path}-`] = register({ ...shared, ...own }, path);
    // By default, the key is the index in the list, so that the current page would be mounted again.
    return { ...attributes, path, key: path, component: ComponentCreator(path, '') };
  });
  // Before routes that match all other addresses.
  list.unshift(...routes);
}
