import type { NavigationPage } from '../sections';

/** What can be a part of an address without being escaped. */
const ADDRESS = /^[\w.~/-]+$/;

/** A page with its address. */
export type PlacedPage = Pick<NavigationPage, 'id' | 'order' | 'group' | 'file'> & {
  permalink: string;
  /** An address that the front matter gives. */
  slug?: string;
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

/**
 * Finds pages that claim one place or have none in the navigation, and names of files that cannot be part of an address.
 *
 * @param pages all pages of a language
 * @returns one sentence a problem
 */
export function placeProblems(pages: PlacedPage[]): string[] {
  const sorted = [...pages].sort((a, b) => (a.file < b.file ? -1 : 1));
  const section = ({ id, group }: PlacedPage) => `${id.split('/')[0]}\n${group?.key ?? ''}`;
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
  ];
}
