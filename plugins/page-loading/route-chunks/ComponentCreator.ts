// Stands in for @docusaurus/core 3.10 client/exports/ComponentCreator, by which the generated routes
// make their components: the chunks are put under guard before it reads them, and each component
// tells which they are.
import type { ComponentType } from 'react';
import upstream from '@docusaurus/core/lib/client/exports/ComponentCreator';
import flat from '@docusaurus/core/lib/client/flat';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routesChunkNames from '@generated/routesChunkNames';
import { guardRegistry } from '../chunk-recovery/guardRegistry';

/** The component of a route. */
export type RouteComponent = ComponentType & {
  /** The names of the chunks with its code and its data. */
  chunkNames: string[];
};

if (ExecutionEnvironment.canUseDOM) guardRegistry();

/** Makes the component of a route; see the same function of Docusaurus. */
export default function ComponentCreator(path: string, hash: string): RouteComponent {
  const chunks = routesChunkNames[`${path}-${hash}`] ?? {};
  return Object.assign(upstream(path, hash), { chunkNames: Object.values(flat(chunks)) });
}
