// Runs in the browser, and in Node when pages are prerendered. Separate from the table of routes, which imports
// code that depends on this file.
import flat from '@docusaurus/core/lib/client/flat';
import generatedRegistry from '@generated/registry';
import generatedNames from '@generated/routesChunkNames';

/** Creates the component of a route. */
export { default as createRouteComponent } from '@docusaurus/core/lib/client/exports/ComponentCreator';

/** Names of chunks in the shape of the props of a route's component. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

/** Loads a chunk. */
export type RouteLoader = () => Promise<unknown>;

/**
 * Entries by the name of a chunk: the first item is its loader, the others are for prerendering. Routes do not share
 * the result of a loader: each calls it again.
 */
export const registry = generatedRegistry as Record<string, [loader: RouteLoader, ...unknown[]]>;

/** The names of the chunks of each route, by its path and its hash. */
export const chunkNames = generatedNames as Record<string, ChunkNames | undefined>;

/** Returns the names of the chunks with a route's code and data. */
export const chunkNamesOf = (path: string, hash: string): string[] =>
  Object.values(flat(chunkNames[`${path}-${hash}`] ?? {}));
