import type { RouteEntry } from '../searchIndex';

/** A route of Docusaurus. */
export interface SiteRoute {
  path: string;
  routes?: SiteRoute[];
}

/**
 * Lists the routes of the site, layouts before their children.
 *
 * @param routes route tree
 * @param prerendered paths that are built as pages
 * @param baseUrl prefix removed from the ids
 */
export function routeEntries(
  routes: SiteRoute[],
  prerendered: ReadonlySet<string>,
  baseUrl: string,
): RouteEntry[] {
  const seen = new Map<string, number>();
  const idOf = (path: string, isLayout: boolean) => {
    const name = (path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path) || 'index';
    const id = isLayout ? `${name}@layout` : name;
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return count ? `${id}-${count + 1}` : id;
  };
  const walk = (level: SiteRoute[], parentId?: string): RouteEntry[] =>
    level.flatMap(({ path, routes: children }) => {
      const isLayout = children !== undefined;
      const id = idOf(path, isLayout);
      const entry = { id, path, parentId, isLayout, prerender: !isLayout && prerendered.has(path) };
      return [entry, ...walk(children ?? [], id)];
    });
  return walk(routes);
}
