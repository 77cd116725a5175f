// Replaces @docusaurus/core 3.10 client/exports/ComponentCreator, which creates the components of the
// generated routes: the loaders of the chunks are wrapped before it reads them, and each component has
// the names of its chunks.
import type { ComponentType } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { chunkNamesOf, createRouteComponent } from '@site/src/upstream/routeChunks';
import { guardRegistry } from '../chunk-recovery/guardRegistry';

/** The component of a route. */
export type RouteComponent = ComponentType & {
  /** Names of the chunks with its code and data. */
  chunkNames: string[];
};

if (ExecutionEnvironment.canUseDOM) guardRegistry();

/** Creates the component of a route, with the signature of Docusaurus's ComponentCreator. */
export default function ComponentCreator(path: string, hash: string): RouteComponent {
  return Object.assign(createRouteComponent(path, hash), { chunkNames: chunkNamesOf(path, hash) });
}
