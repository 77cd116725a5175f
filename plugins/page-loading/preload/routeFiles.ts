import { matchRoutes } from 'react-router-config';
import { chunkAddress } from '@site/src/upstream/page';
import { routes } from '@site/src/upstream/routes';
import type { RouteComponent } from '../route-chunks/ComponentCreator';

/** The addresses of the files of a page. */
export function routeFiles(pathname: string): string[] {
  return matchRoutes(routes, pathname)
    .flatMap(({ route }) => (route.component as unknown as RouteComponent).chunkNames)
    .map(chunkAddress)
    .filter((file) => !file.includes('undefined'));
}
