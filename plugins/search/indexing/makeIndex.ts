import type { StockLists } from '../../../src/upstream/localSearch';
import type { SearchLanguage } from '../languages/searchLanguage';
import type { IndexedDemo, IndexedPage, RouteEntry, SearchIndex } from '../searchIndex';
import type { DemoRecord, PageRecord, PropertyRecord } from './dataFiles';
import { builtPages, type BuiltPage } from './documents';
import { findNavigation } from './navSections';
import { pinyinReadings } from './pinyin';
import { synonymsFor } from './synonyms';

/** All that an index is made from. */
export interface IndexSources {
  stock: StockLists;
  routes: RouteEntry[];
  pages: PageRecord[];
  demos: DemoRecord[];
  properties: PropertyRecord[];
  /** Title of the section for pages that the navbar leaves out. */
  siteTitle: string;
  /** The language of the pages first, then that of pages without a translation. */
  languages: SearchLanguage[];
}

const unique = (texts: string[]) => [...new Set(texts.filter(Boolean))];

/** The page's keywords, its subtitle, other words for it, and the last part of its address. */
function keywordsOf(page: BuiltPage, record: PageRecord, synonyms: string[][]): string[] {
  const { subtitle = '', keywords = page.keywords } = record.frontmatter;
  return unique([
    ...keywords,
    subtitle,
    ...synonymsFor([page.title, ...keywords], synonyms),
    page.path.slice(page.path.lastIndexOf('/') + 1),
  ]);
}

const titlesOf = (pages: IndexedPage[], demos: IndexedDemo[]) => [
  ...pages.flatMap(({ title, keywords, sections, properties }) => [
    title,
    ...keywords,
    ...sections.map((section) => section.title),
    ...properties.map((property) => property.name),
  ]),
  ...demos.flatMap(({ title, keywords }) => [title, ...keywords]),
];

/** Makes the index of one language. */
export function makeIndex(sources: IndexSources): SearchIndex {
  const { properties, languages, siteTitle } = sources;
  const synonyms = languages.flatMap((language) => language.synonyms ?? []);
  const hasPinyin = languages.some((language) => language.hasPinyin);
  const records = new Map(sources.pages.map((record) => [record.path, record]));
  const built = builtPages(sources.stock).map((page) => ({
    page,
    record: records.get(page.path) ?? { path: page.path, frontmatter: {} },
  }));
  const known = built.map(({ record }) => record);
  const inOrder = [...sources.pages.filter((record) => known.includes(record)), ...known];
  const { sections, sectionOf } = findNavigation(inOrder, siteTitle);
  const place = [...sectionOf.keys()];
  const pages = built
    .map(({ page, record }): IndexedPage => ({
      ...page,
      keywords: keywordsOf(page, record, synonyms),
      nav: sectionOf.get(page.path) ?? 0,
      properties: properties
        .filter(({ permalink }) => permalink === page.path)
        .map(({ anchor, definition, name, description }) => {
          return { id: anchor, name: `${definition}.${name}`, description };
        }),
    }))
    .sort((a, b) => place.indexOf(a.path) - place.indexOf(b.path));
  const demos = sources.demos
    .filter(({ pages: homes }) => sectionOf.has(homes[0]))
    .map(({ id, title, description, keywords, pages: homes }): IndexedDemo => {
      return { id, title, description, keywords, page: homes[0] };
    });
  return {
    routes: sources.routes,
    nav: sections,
    pages,
    demos,
    questionWords: languages.flatMap(({ questionWords = [] }) => questionWords),
    pinyin: hasPinyin ? pinyinReadings(titlesOf(pages, demos)) : {},
  };
}
