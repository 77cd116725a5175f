import type {
  IndexedDemo,
  IndexedPage,
  IndexedProperty,
  IndexedSection,
  RouteEntry,
  SearchIndex,
} from './searchIndex';

/**
 * Encoding of the index file: a Chinese character has two bytes in it and three in UTF-8, and ASCII has one, which
 * saves a tenth of the transfer size. Every browser decodes it (https://encoding.spec.whatwg.org/#gb18030).
 */
export const INDEX_ENCODING = 'gb18030';

/** Rows by column; null is what a row leaves out. */
type Columns<T> = { [K in keyof T]?: (T[K] | null)[] };

type FlatPage = Omit<IndexedPage, 'sections' | 'properties'>;

/**
 * The index as it travels: addresses without their common beginning, and values of one kind together, because
 * gzip sees no further back than 32 KB.
 */
export interface PackedIndex extends Pick<SearchIndex, 'nav' | 'pinyin'> {
  base: string;
  routes: Columns<RouteEntry>;
  pages: Columns<FlatPage>;
  sections: Columns<IndexedSection & { page: number }>;
  properties: Columns<IndexedProperty & { page: number }>;
  demos: Columns<IndexedDemo>;
}

function columnsOf<T extends object>(rows: T[], keys: (keyof T)[]): Columns<T> {
  return Object.fromEntries(
    keys.map((key) => [key, rows.map((row) => row[key] ?? null)]),
  ) as Columns<T>;
}

function rowsOf<T extends object>(columns: Columns<T>): T[] {
  const entries = Object.entries(columns) as [keyof T, unknown[]][];
  return (entries[0]?.[1] ?? []).map((_, row) => {
    const present = entries.filter(([, values]) => values[row] !== null);
    return Object.fromEntries(present.map(([key, values]) => [key, values[row]])) as T;
  });
}

/** Gives each row of a page the position of the page. */
const withPage = <T>(pages: IndexedPage[], rowsOfPage: (page: IndexedPage) => T[]) =>
  pages.flatMap((page, index) => rowsOfPage(page).map((row) => ({ ...row, page: index })));

const ofPage = <T extends { page: number }>(rows: T[], position: number): Omit<T, 'page'>[] =>
  rows.filter(({ page }) => page === position).map(({ page: _, ...row }) => row);

/**
 * Makes the file of an index.
 *
 * @param base what all addresses begin with
 */
export function packIndex(index: SearchIndex, base: string): PackedIndex {
  const short = (path: string) => path.slice(base.length);
  const { nav, pinyin, pages } = index;
  const routes = index.routes.map(({ id, path, ...route }) => {
    // Most routes are called after their address.
    return { ...route, path: short(path), id: id === short(path) ? undefined : id } as RouteEntry;
  });
  const flat = pages.map((page) => ({ ...page, path: short(page.path) }));
  const demos = index.demos.map((demo) => ({ ...demo, page: short(demo.page) }));
  return {
    base,
    nav,
    pinyin,
    routes: columnsOf(routes, ['path', 'id', 'parentId', 'isLayout', 'prerender']),
    pages: columnsOf<FlatPage>(flat, ['path', 'title', 'nav', 'facet', 'keywords', 'description']),
    sections: columnsOf(
      withPage(pages, ({ sections }) => sections),
      ['page', 'id', 'title', 'keywords', 'text'],
    ),
    properties: columnsOf(
      withPage(pages, ({ properties }) => properties),
      ['page', 'id', 'name', 'type', 'keywords', 'description'],
    ),
    demos: columnsOf(demos, ['page', 'id', 'title', 'keywords', 'description']),
  };
}

/** Reads what {@link packIndex} has made. */
export function unpackIndex({ base, nav, pinyin, ...packed }: PackedIndex): SearchIndex {
  const sections = rowsOf(packed.sections);
  const properties = rowsOf(packed.properties);
  return {
    nav,
    pinyin,
    routes: rowsOf(packed.routes).map((route) => ({
      ...route,
      id: route.id ?? route.path,
      path: base + route.path,
    })),
    pages: rowsOf(packed.pages).map((page, position) => ({
      ...page,
      path: base + page.path,
      sections: ofPage(sections, position),
      properties: ofPage(properties, position),
    })),
    demos: rowsOf(packed.demos).map((demo) => ({ ...demo, page: base + demo.page })),
  };
}
