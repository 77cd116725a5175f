// Runs in the browser, and in Node when pages are prerendered. Separate from the table of routes, which imports
// code that depends on this file.
import flat from '@docusaurus/core/lib/client/flat';
import chunks from '@generated/routesChunkNames';

/** Creates the component of a route. */
export { default as createRouteComponent } from '@docusaurus/core/lib/client/exports/ComponentCreator';

/**
 * The first item of each entry is the loader of the chunk. Routes do not share its result: each calls it again.
 */
export { default as registry } from '@generated/registry';

/** Returns the names of the chunks with a route's code and data. */
export const chunkNamesOf = (path: string, hash: string): string[] =>
  Object.values(flat(chunks[`${path}-${hash}`] ?? {}));
