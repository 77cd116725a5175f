import type { GeneratedRoute } from '../../../src/upstream/generatedData';

/** The pages of a section, by the index of the list of routes that they are from. */
export type SectionRoutes = Map<number, GeneratedRoute[]>;

/** The table of routes without the sections. */
export interface SplitRoutes {
  /** The lists of routes: each nested list comes before the one that contains it, so the last one is the table. */
  lists: GeneratedRoute[][];
  /** The sections by their folder: the address with which their pages begin, in lower case. */
  sections: Map<string, SectionRoutes>;
}

/** The folder of a page: the first one below the base; undefined for a page that is not in a folder. */
function folderOf({ path, exact, routes }: GeneratedRoute, baseUrl: string): string | undefined {
  if (!exact || routes || !path.startsWith(baseUrl)) return undefined;
  const end = path.indexOf('/', baseUrl.length) + 1;
  // Routes match addresses in any case.
  return end ? path.slice(0, end).toLowerCase() : undefined;
}

/**
 * Separates the routes of the pages in folders from those that every page needs.
 *
 * @param table all routes
 * @param baseUrl path of the language, with both slashes
 */
export function splitRoutes(table: GeneratedRoute[], baseUrl: string): SplitRoutes {
  const lists: GeneratedRoute[][] = [];
  const sections: SplitRoutes['sections'] = new Map();

  function split(routes: GeneratedRoute[]): GeneratedRoute[] {
    const nested = routes.map((route) =>
      route.routes ? { ...route, routes: split(route.routes) } : route,
    );
    const list = lists.length;
    const rest = nested.filter((route) => {
      const folder = folderOf(route, baseUrl);
      if (folder === undefined) return true;
      const section: SectionRoutes = sections.get(folder) ?? new Map();
      sections.set(folder, section.set(list, [...(section.get(list) ?? []), route]));
      return false;
    });
    lists.push(rest);
    return rest;
  }

  split(table);
  return { lists, sections };
}
