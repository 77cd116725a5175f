import type { GeneratedRoute } from '../../../src/upstream/generatedData';
import { namesIn, namesOf, type RouteData } from './routeData';
import type { Section } from './routeModules';

/** Names of the chunks of each page, by its path: those of its section, of the routes around it, and its own. */
export type PageChunks = Map<string, string[]>;

/**
 * Lists the chunks of all pages.
 *
 * @param data what Docusaurus has generated
 * @param sections the sections of the site
 */
export function pageChunks(data: RouteData, sections: Section[]): PageChunks {
  const chunks: PageChunks = new Map();
  const sectionOf = ({ path }: GeneratedRoute) =>
    sections.filter(({ pages }) => pages.some((page) => page.path === path));

  function visit(routes: GeneratedRoute[], around: string[]): void {
    for (const route of routes) {
      const names = [...around, ...namesIn(namesOf(data, route))];
      if (route.routes) visit(route.routes, names);
      else if (route.exact) {
        chunks.set(route.path, [...sectionOf(route).map(({ name }) => name), ...names]);
      }
    }
  }

  visit(data.routes, []);
  return chunks;
}
