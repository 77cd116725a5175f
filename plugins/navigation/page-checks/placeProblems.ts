import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { nearest } from '../../../src/mdx/nearest';
import { englishPageOf } from '../../../src/mdx/translatedPages';
import type { NavigationPage } from '../sections';

/** What can be a part of an address without being escaped. */
const ADDRESS = /^[\w.~/-]+$/;

/** A page with its address. */
export type PlacedPage = Pick<NavigationPage, 'id' | 'order' | 'group' | 'file'> & {
  permalink: string;
  /** An address that the front matter gives. */
  slug?: string;
  /** The sidebar that the front matter gives; null for none. */
  sidebar?: string | null;
};

/** Calls back with each page that has the same key as an earlier one. */
function again<Found>(
  pages: PlacedPage[],
  keyOf: (page: PlacedPage) => string | undefined,
  say: (page: PlacedPage, earlier: PlacedPage) => Found,
): Found[] {
  const known = new Map<string, PlacedPage>();
  return pages.flatMap((page) => {
    const key = keyOf(page);
    const earlier = key === undefined ? undefined : known.get(key);
    if (key !== undefined && !earlier) known.set(key, page);
    return earlier ? [say(page, earlier)] : [];
  });
}

type Sidebars = LoadedContent['loadedVersions'][number]['sidebars'];

/** The file that decides on the place of a page. */
const englishFile = ({ file }: PlacedPage) => englishPageOf(file) ?? file;

const sectionOf = ({ id }: PlacedPage) => id.split('/')[0];

/**
 * Finds folders that no sidebar is made of.
 *
 * @param pages all pages of a language; those that name a sidebar are left alone
 * @param sidebars of the site; a site without any is left alone
 * @returns one sentence a folder, which names a page of it
 */
export function sidebarProblems(pages: PlacedPage[], sidebars: Sidebars): string[] {
  // Configured entries and nested ones may have any form.
  const inSidebars = JSON.stringify(sidebars);
  const withSidebar = [
    ...new Set(
      pages.filter(({ id }) => inSidebars.includes(`"id":${JSON.stringify(id)}`)).map(sectionOf),
    ),
  ];
  if (withSidebar.length === 0) return [];
  const without = new Map(
    pages
      .filter(({ id, sidebar }) => id.includes('/') && sidebar === undefined)
      .filter((page) => !withSidebar.includes(sectionOf(page)))
      .map((page) => [sectionOf(page), englishFile(page)]),
  );
  return [...without].map(([section, file]) => {
    const near = nearest(section, withSidebar);
    const remedy = near ? `Move the page to docs/${near}; or add` : 'Add';
    return `${file}: the folder "${section}" has no sidebar, so no menu leads on from the page. ${remedy} the folder to sidebars.ts; or write displayed_sidebar: null in its pages, if only links are to lead to them.`;
  });
}

/** Names so short, or that differ in numbers only, are near each other without a mistake: JS and CSS, Part 1 and Part 2. */
const SHORT = 4;
const withoutNumbers = (key: string) => key.replace(/\d/g, '');

/** The pages of each group of a section, the largest group first. */
function groupsOf(pages: PlacedPage[]): Map<string, PlacedPage[]> {
  const groups = new Map<string, PlacedPage[]>();
  for (const page of pages) {
    const { key } = page.group ?? {};
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return new Map([...groups].sort(([, one], [, other]) => other.length - one.length));
}

/** Finds groups of a section that are named almost as a larger one, unless their orders tell them apart. */
function groupProblems(pages: PlacedPage[]): string[] {
  const groups = [...groupsOf(pages)].map(([key, [first, ...more]]) => ({
    key,
    first,
    order: [first, ...more].find(({ group }) => group?.order !== undefined)?.group?.order,
  }));
  return groups.flatMap(({ key, first, order }, position) => {
    const others = groups
      .slice(0, position)
      .filter((other) => order === undefined || [order, undefined].includes(other.order))
      .map((other) => other.key)
      .filter((other) => other.length > SHORT && withoutNumbers(other) !== withoutNumbers(key));
    const near = key.length > SHORT ? nearest(key, others) : undefined;
    return near === undefined
      ? []
      : [
          `${englishFile(first)}: the group "${key}" is named almost as the group "${near}", and no order tells them apart. Write "${near}"; or give each of them its own order.`,
        ];
  });
}

/** The pages of each section. */
const sectionsOf = (pages: PlacedPage[]): PlacedPage[][] =>
  [...new Set(pages.map(sectionOf))].map((section) =>
    pages.filter((page) => sectionOf(page) === section),
  );

/**
 * Finds pages that claim one place or have none in the navigation, and names of files that cannot be part of an address.
 *
 * @param pages all pages of a language
 * @returns one sentence a problem
 */
export function placeProblems(pages: PlacedPage[]): string[] {
  const sorted = [...pages].sort((a, b) => (a.file < b.file ? -1 : 1));
  const section = (page: PlacedPage) => `${sectionOf(page)}\n${page.group?.key ?? ''}`;
  return [
    ...sorted
      .filter(({ file }) => !ADDRESS.test(file))
      .map(
        ({ file }) =>
          `${file}: the name of the file becomes its address, which has no spaces and no letters beyond a to z. Rename it, for instance to quick-tips.mdx.`,
      ),
    ...sorted
      .filter(({ id, slug }) => !id.includes('/') && slug === undefined)
      .map(
        ({ file }) =>
          `${file}: the page is in no section, so no menu leads to it. Move it into a folder of docs, such as docs/guides; or give it a slug, if only links are to lead to it.`,
      ),
    ...again(
      sorted,
      ({ permalink }) => permalink,
      (page, { file }) =>
        `${page.file}: its address ${page.permalink} is that of ${file}. Give one of them another slug.`,
    ),
    ...again(
      sorted,
      (page) => (page.order === undefined ? undefined : `${section(page)}\n${page.order}`),
      (page, { file }) =>
        `${page.file}: the order ${page.order} is that of ${file}, in the same group. Give one of them another order.`,
    ),
    ...sectionsOf(sorted).flatMap(groupProblems),
  ];
}
