import path from 'node:path';
import type { Definition, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { englishPageOf } from '../../src/mdx/translatedPages';

/** Options of {@link remarkPageLinks}. */
export interface PageLinksOptions {
  /** Absolute path of the site. */
  siteDir: string;
}

const PAGE_LINK = /^\.{0,2}[^:#?]*\.mdx?(?=$|[#?])/;
const PAGES = 'docs/';

/** A link from the folder of all pages; undefined for one that does not lead to a page. */
function fromTop(url: string, page: string): string | undefined {
  const [link] = PAGE_LINK.exec(url) ?? [];
  if (!link || link.startsWith('/')) return undefined;
  const target = path.posix.join(path.posix.dirname(page), link);
  if (!target.startsWith(PAGES)) return undefined;
  return `/${target.slice(PAGES.length)}${url.slice(link.length)}`;
}

/**
 * Remark plugin: a link between two pages leads to the other page in the language of the site or, without
 * a translation, in English. Docusaurus looks for a relative link only next to the page that has it, so a
 * link between a translated page and one that is not would fail; one from the folder of all pages is
 * looked for in both folders.
 */
export default function remarkPageLinks({ siteDir }: PageLinksOptions) {
  return (root: Root, file: { path: string }): void => {
    const source = path.relative(siteDir, file.path).split(path.sep).join('/');
    const page = englishPageOf(source) ?? source;
    if (!page.startsWith(PAGES)) return;
    visit(root, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      link.url = fromTop(link.url, page) ?? link.url;
    });
  };
}
