import type { NavSection } from '../searchIndex';
import type { PageRecord } from './dataFiles';

/** Pages in reading order, with the navigation section of each. */
export interface Navigation {
  sections: NavSection[];
  /** Page address to the index of its section; in reading order. */
  sectionOf: Map<string, number>;
}

/**
 * Finds the navigation sections in navbar order.
 *
 * @param pages in reading order
 * @param siteTitle title of the last section, which holds pages without a navbar entry
 */
export function findNavigation(pages: PageRecord[], siteTitle: string): Navigation {
  const orders = new Map<string, number>();
  for (const { nav } of pages) {
    orders.set(nav?.title ?? siteTitle, nav ? nav.order : Number.POSITIVE_INFINITY);
  }
  const titles = [...orders].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
  const sections = titles.map(([title]) => ({ title }));
  const sectionOf = new Map(
    pages.map(({ path, nav }) => [
      path,
      sections.findIndex(({ title }) => title === (nav?.title ?? siteTitle)),
    ]),
  );
  return { sections, sectionOf };
}
