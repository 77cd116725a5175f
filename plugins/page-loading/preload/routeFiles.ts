import { matchRoutes } from 'react-router-config';
import { registry } from '@site/src/upstream/routeChunks';
import { routes } from '@site/src/upstream/routes';
import type { GuardedLoader } from '../chunk-recovery/guardRegistry';
import type { RouteComponent } from '../route-chunks/ComponentCreator';

/** The addresses of the files of a page whose section is loaded. */
export const routeFiles = (pathname: string): string[] =>
  matchRoutes(routes, pathname)
    .flatMap(({ route }) => (route.component as unknown as RouteComponent).chunkNames)
    .flatMap((name) => (registry[name][0] as GuardedLoader).files());
