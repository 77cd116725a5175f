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

type FlatPage = Omit<IndexedPage, 'sections' | 'properties' | 'description'>;
type FlatSection = Omit<IndexedSection, 'text'> & { page: number };
type FlatDemo = Omit<IndexedDemo, 'description'>;

/**
 * The index as it travels: addresses without their common beginning, names of one kind together, and the texts of
 * a page together, because gzip sees no further back than 32 KB.
 */
export interface PackedIndex extends Pick<SearchIndex, 'nav' | 'pinyin' | 'questionWords'> {
  base: string;
  routes: Columns<RouteEntry>;
  pages: Columns<FlatPage>;
  sections: Columns<FlatSection>;
  properties: Columns<IndexedProperty & { page: number }>;
  demos: Columns<FlatDemo>;
  /** For each page its description, the texts of its sections and the descriptions of its demos. */
  texts: string[][];
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

/** The route of a demo's own page. Each demo has one, so the file leaves it out. */
const demoRoute = (id: string, base: string): RouteEntry => ({
  id: `~demos/${id}`,
  path: `${base}~demos/${id}`,
  isLayout: false,
  prerender: true,
});

/**
 * Makes the file of an index.
 *
 * @param base what all addresses begin with
 */
export function packIndex(index: SearchIndex, base: string): PackedIndex {
  const short = (path: string) => path.slice(base.length);
  const { nav, pinyin, questionWords, pages } = index;
  const demoRoutes = new Set(index.demos.map(({ id }) => demoRoute(id, base).path));
  const routes = index.routes
    .filter(({ path }) => !demoRoutes.has(path))
    // Most routes are called after their address.
    .map(({ id, path, ...route }) => {
      return { ...route, path: short(path), id: id === short(path) ? undefined : id } as RouteEntry;
    });
  const flat = pages.map((page) => ({ ...page, path: short(page.path) }));
  const demosOf = ({ path }: IndexedPage) => index.demos.filter(({ page }) => page === path);
  const demos = pages.flatMap(demosOf).map((demo) => ({ ...demo, page: short(demo.page) }));
  return {
    base,
    nav,
    pinyin,
    questionWords,
    routes: columnsOf(routes, ['path', 'id', 'parentId', 'isLayout', 'prerender']),
    pages: columnsOf<FlatPage>(flat, ['path', 'title', 'nav', 'facet', 'keywords']),
    sections: columnsOf<FlatSection>(
      withPage(pages, ({ sections }) => sections),
      ['page', 'id', 'title', 'keywords'],
    ),
    properties: columnsOf(
      withPage(pages, ({ properties }) => properties),
      ['page', 'id', 'name', 'type', 'keywords', 'description'],
    ),
    demos: columnsOf<FlatDemo>(demos, ['page', 'id', 'title', 'keywords']),
    texts: pages.map((page) => [
      page.description,
      ...page.sections.map(({ text }) => text),
      ...demosOf(page).map(({ description }) => description),
    ]),
  };
}

/** Reads what {@link packIndex} has made. */
export function unpackIndex(file: PackedIndex): SearchIndex {
  const { base, nav, pinyin, questionWords, texts, ...packed } = file;
  const sections = rowsOf(packed.sections);
  const properties = rowsOf(packed.properties);
  const demos = rowsOf(packed.demos);
  const pages = rowsOf(packed.pages).map((page, position) => {
    const [description, ...others] = texts[position];
    const own = ofPage(sections, position).map((section, index) => ({
      ...section,
      text: others[index],
    }));
    const ownDemos = demos.filter((demo) => demo.page === page.path);
    const path = base + page.path;
    return {
      page: { ...page, path, description, sections: own, properties: ofPage(properties, position) },
      demos: ownDemos.map((demo, index) => ({
        ...demo,
        page: path,
        description: others[own.length + index],
      })),
    };
  });
  return {
    nav,
    pinyin,
    questionWords,
    routes: [
      ...rowsOf(packed.routes).map((route) => ({
        ...route,
        id: route.id ?? route.path,
        path: base + route.path,
      })),
      ...demos.map(({ id }) => demoRoute(id, base)),
    ],
    pages: pages.map(({ page }) => page),
    demos: pages.flatMap((each) => each.demos),
  };
}
