import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import type { RouteComponent } from '../route-chunks/ComponentCreator';

declare const __webpack_require__: {
  /** Added by Docusaurus's ChunkAssetPlugin: the address of a chunk by its name. */
  gca: (chunkName: string) => string;
};

/** The addresses of the files that a page is made of. */
export function routeFiles(pathname: string): string[] {
  return matchRoutes(routes, pathname)
    .flatMap(({ route }) => (route.component as unknown as RouteComponent).chunkNames)
    .map((name) => __webpack_require__.gca(name))
    .filter((file) => !file.includes('undefined'));
}
