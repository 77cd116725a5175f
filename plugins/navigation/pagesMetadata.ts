import path from 'node:path';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { Root } from 'mdast';
import { unified, type PluggableList } from 'unified';
import { readPage } from '../../src/mdx/parsePage';
import type { NavigationDoc, PagePair } from './navigationPages';
import { readPageContents } from './pageContents';
import type { PageContents, PageMetadata } from './pageMetadata';
import type { NavigationSection } from './sections';

/** What is read of Docusaurus's metadata of a page. */
type PageDoc = NavigationDoc & Pick<DocMetadata, 'permalink' | 'lastUpdatedAt'>;

/** Title and order of the section and of the group of each page, in the order of the navigation. */
function placesOf(sections: NavigationSection[]): Map<string, Pick<PageMetadata, 'nav' | 'group'>> {
  const places = sections.flatMap(({ title, order, groups }) =>
    groups.flatMap((group) => {
      const named =
        group.title === undefined ? undefined : { title: group.title, order: group.order };
      return group.pages.map(({ id }) => [id, { nav: { title, order }, group: named }] as const);
    }),
  );
  return new Map(places);
}

/** Contents of pages by their parsed tree, which is another one after an edit. */
const known = new WeakMap<Root, { remarkPlugins: PluggableList; contents: PageContents }>();

/** The contents of a page after the plugins; other readers share the parsed tree, so they get a copy. */
function readContents(tree: Root, file: string, remarkPlugins: PluggableList): PageContents {
  if (remarkPlugins.length === 0) return readPageContents({ tree });
  const changed = unified().use(remarkPlugins).runSync(structuredClone(tree), { path: file });
  return readPageContents({ tree: changed as Root });
}

/** The contents of a page, read once for the same text. */
function contentsOf(file: string, remarkPlugins: PluggableList): PageContents {
  const { tree } = readPage(file);
  const kept = known.get(tree);
  if (kept?.remarkPlugins === remarkPlugins) return kept.contents;
  const contents = readContents(tree, file, remarkPlugins);
  known.set(tree, { remarkPlugins, contents });
  return contents;
}

/**
 * Makes the metadata of all pages of one language in the order of the navigation.
 *
 * @param siteDir absolute path of the site
 * @param pages from `readPagePairs`
 * @param sections the same pages, from `arrangeSections`
 * @param remarkPlugins plugins that change texts, such as placeholders
 * @throws Error naming the file that is not valid MDX
 */
export function pagesMetadata(
  siteDir: string,
  pages: PagePair<PageDoc>[],
  sections: NavigationSection[],
  remarkPlugins: PluggableList = [],
): PageMetadata[] {
  const places = placesOf(sections);
  const order = [...places.keys()];
  const metadata = pages.map(({ doc, file, local, english }) => ({
    id: doc.id,
    path: doc.permalink,
    source: english.filename ?? file,
    frontmatter: local,
    tocMode: english.toc ?? 'menu',
    lastUpdated: doc.lastUpdatedAt ?? 0,
    ...places.get(doc.id),
    ...contentsOf(path.join(siteDir, file), remarkPlugins),
  }));
  return metadata.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
