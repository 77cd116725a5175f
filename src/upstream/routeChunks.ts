// Runs in the browser, and in Node when pages are prerendered. Not in one file with the table of routes,
// which imports what is made of this one.
import flat from '@docusaurus/core/lib/client/flat';
import chunks from '@generated/routesChunkNames';

/** Makes the component of a route. */
export { default as createRouteComponent } from '@docusaurus/core/lib/client/exports/ComponentCreator';

/** The loader of each chunk is the first item of its entry. Routes share no result: each calls it again. */
export { default as registry } from '@generated/registry';

/** The names of the chunks with a route's code and data. */
export const chunkNamesOf = (path: string, hash: string): string[] =>
  Object.values(flat(chunks[`${path}-${hash}`] ?? {}));
