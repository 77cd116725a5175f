import type { StockDocument, StockLists } from '../../../src/upstream/localSearch';
import type { IndexedSection } from '../searchIndex';

/** A page as read from the built HTML. */
export interface BuiltPage {
  path: string;
  title: string;
  description: string;
  keywords: string[];
  sections: IndexedSection[];
}

function byPage(documents: StockDocument[]): Map<number, StockDocument[]> {
  const pages = new Map<number, StockDocument[]>();
  for (const document of documents) {
    const page = document.p ?? document.i;
    pages.set(page, [...(pages.get(page) ?? []), document]);
  }
  return pages;
}

/** Joins texts of a section; Chinese has no space after its punctuation. */
const joined = (texts: string[]) => texts.join(' ').replace(/(?<=[。，；：！？、])\s+/g, '');

/** Regroups the lists of the stock index by page. */
export function builtPages({ titles, ...lists }: StockLists): BuiltPage[] {
  const { headings, descriptions, keywords, contents } = lists;
  const of = [headings, descriptions, keywords, contents].map(byPage);
  return titles.map((title): BuiltPage => {
    const [ownHeadings, ownDescriptions, ownKeywords, ownContents] = of.map(
      (documents) => documents.get(title.i) ?? [],
    );
    const anchor = (document: StockDocument) => (document.h ?? '').replace('#', '');
    const textBelow = (id: string) =>
      joined(ownContents.filter((content) => anchor(content) === id).map((content) => content.t));
    // A section with the same title as its page has a content but no heading.
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
