import type { IndexedSection } from '../searchIndex';

/** An entry of the lists that @easyops-cn/docusaurus-search-local 0.55 writes. */
export interface StockDocument {
  /** Id; the title of a page carries the page's own. */
  i: number;
  /** Text. */
  t: string;
  /** Address of the page, base path included. */
  u: string;
  /** Anchor with `#`, or empty. */
  h?: string;
  /** Id of the page's title. */
  p?: number;
  /** Title of the section that a content belongs to. */
  s?: string;
}

/** The file it writes: titles, headings, descriptions, keywords and contents, in this order. */
export type StockIndex = { documents: StockDocument[] }[];

/** A page as it stands in the built HTML. */
export interface BuiltPage {
  path: string;
  title: string;
  description: string;
  keywords: string[];
  sections: IndexedSection[];
}

const LISTS = 5;

function byPage(documents: StockDocument[]): Map<number, StockDocument[]> {
  const pages = new Map<number, StockDocument[]>();
  for (const document of documents) {
    const page = document.p ?? document.i;
    pages.set(page, [...(pages.get(page) ?? []), document]);
  }
  return pages;
}

/**
 * Puts the lists of the stock index together again, page by page.
 *
 * @throws Error when the file is not as version 0.55 writes it
 */
export function builtPages(stock: StockIndex): BuiltPage[] {
  if (stock.length !== LISTS || stock.some(({ documents }) => !Array.isArray(documents))) {
    throw new Error(
      'The search index of @easyops-cn/docusaurus-search-local is not made of five lists of documents. Adapt plugins/search/indexing/documents.ts to the installed version.',
    );
  }
  const [titles, headings, descriptions, keywords, contents] = stock.map((list) => list.documents);
  const of = [headings, descriptions, keywords, contents].map(byPage);
  return titles.map((title): BuiltPage => {
    const [ownHeadings, ownDescriptions, ownKeywords, ownContents] = of.map(
      (documents) => documents.get(title.i) ?? [],
    );
    const anchor = (document: StockDocument) => (document.h ?? '').replace('#', '');
    const textBelow = (id: string) =>
      ownContents
        .filter((content) => anchor(content) === id)
        .map((content) => content.t)
        .join(' ');
    // A section that is called like its page has a content and no heading.
    const named = [
      { id: '', title: title.t },
      ...ownHeadings.map((heading) => ({ id: anchor(heading), title: heading.t })),
      ...ownContents.map((content) => ({ id: anchor(content), title: content.s ?? title.t })),
    ];
    const ids = [...new Set(named.map(({ id }) => id))];
    const sections = ids.map((id) => ({
      id,
      title: named.find((section) => section.id === id)?.title ?? title.t,
      text: textBelow(id),
    }));
    return {
      path: title.u,
      title: title.t,
      description: ownDescriptions[0]?.t ?? '',
      keywords: (ownKeywords[0]?.t ?? '').split(', ').filter(Boolean),
      sections,
    };
  });
}
