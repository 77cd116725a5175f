// Stands in for @docusaurus/core 3.10 client/exports/ComponentCreator, by which the generated routes
// make their components: the chunks are put under guard before it reads them, and each component
// tells which they are.
import type { ComponentType } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { chunkNamesOf, createRouteComponent } from '@site/src/upstream/routeChunks';
import { guardRegistry } from '../chunk-recovery/guardRegistry';

/** The component of a route. */
export type RouteComponent = ComponentType & {
  /** The names of the chunks with its code and its data. */
  chunkNames: string[];
};

if (ExecutionEnvironment.canUseDOM) guardRegistry();

/** Makes the component of a route; see the same function of Docusaurus. */
export default function ComponentCreator(path: string, hash: string): RouteComponent {
  return Object.assign(createRouteComponent(path, hash), { chunkNames: chunkNamesOf(path, hash) });
}
