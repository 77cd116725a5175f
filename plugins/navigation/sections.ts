/** What a page says of the group or the section it is in; any of its pages may say it. */
interface Place {
  title?: string;
  order?: number;
}

/** What navigation needs to know of a page. Order and keys are the English page's, titles the language's. */
export interface NavigationPage {
  /** Id of the doc, which is its path without extension: `intro/start`. */
  id: string;
  order?: number;
  /** The group it is in; `key` is the group's English title. */
  group?: Place & { key: string };
  nav?: Place & { englishTitle?: string };
  /** Source file, relative to the repository, for messages. */
  file: string;
  /** Whether the file is a translation; an English page has no say in titles next to one. */
  isTranslated: boolean;
}

/** A group of pages in a section; the one without key and title holds the pages that name no group. */
export interface NavigationGroup {
  key?: string;
  title?: string;
  order?: number;
  pages: NavigationPage[];
}

/** A section of the documentation, which is a folder of `docs`. */
export interface NavigationSection {
  /** Name of the folder. */
  id: string;
  title: string;
  order?: number;
  groups: NavigationGroup[];
}

/** What is not given an order is after what is. */
const LAST = 999;

/** Pages without a group are before the groups. */
const FIRST = -1;

/**
 * Place of an entry among its siblings.
 *
 * @param order from the front matter
 * @param position among the siblings before sorting, which decides between equal orders
 */
export function sortKey(order: number | undefined, position: number): number {
  return (order ?? LAST) * 1000 + position;
}

function inOrder<Entry extends { order?: number }>(entries: Entry[]): Entry[] {
  return entries
    .map((entry, position) => ({ entry, key: sortKey(entry.order, position) }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry);
}

function groupBy<Key>(pages: NavigationPage[], keyOf: (page: NavigationPage) => Key) {
  const groups = new Map<Key, NavigationPage[]>();
  for (const page of pages) {
    const key = keyOf(page);
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups];
}

/** The one title or order that the pages give; each page may leave it out. */
function agreed<Name extends keyof Place>(
  name: Name,
  what: string,
  pages: NavigationPage[],
  placeOf: (page: NavigationPage) => Place | undefined,
): Place[Name] | undefined {
  const given = pages.filter((page) => placeOf(page)?.[name] !== undefined);
  const translated = given.filter(({ isTranslated }) => isTranslated);
  const speakers = translated.length > 0 ? translated : given;
  const value = speakers[0] && placeOf(speakers[0])?.[name];
  const other = speakers.find((page) => placeOf(page)?.[name] !== value);
  if (other) {
    throw new Error(
      `${other.file}: the ${name} of the ${what} is ${JSON.stringify(placeOf(other)?.[name])}, but ${speakers[0].file} says ${JSON.stringify(value)}. Write the same in both.`,
    );
  }
  return value;
}

function arrangeGroup(key: string | undefined, pages: NavigationPage[]): NavigationGroup {
  if (key === undefined) return { pages: inOrder(pages), order: FIRST };
  const what = `group "${key}"`;
  return {
    key,
    title: agreed('title', what, pages, (page) => page.group) ?? key,
    order: agreed('order', what, pages, (page) => page.group),
    pages: inOrder(pages),
  };
}

function arrangeSection(id: string, pages: NavigationPage[]): NavigationSection {
  const what = `section "${id}"`;
  const groups = groupBy(pages, (page) => page.group?.key);
  return {
    id,
    title:
      agreed('title', what, pages, (page) => page.nav) ??
      pages.find(({ nav }) => nav)?.nav?.englishTitle ??
      id,
    order: agreed('order', what, pages, (page) => page.nav),
    groups: inOrder(groups.map(([key, members]) => arrangeGroup(key, members))),
  };
}

/**
 * Arranges pages into sections and groups. Pages outside any folder are in no section.
 *
 * @param pages in any order
 * @throws Error naming two pages that contradict each other about a section or a group
 */
export function arrangeSections(pages: NavigationPage[]): NavigationSection[] {
  const sorted = pages
    .filter((page) => page.id.includes('/'))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const folders = groupBy(sorted, (page) => page.id.split('/')[0]);
  return inOrder(folders.map(([id, members]) => arrangeSection(id, members)));
}
