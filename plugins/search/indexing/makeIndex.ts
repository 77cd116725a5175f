import type { IndexedDemo, IndexedPage, RouteEntry, SearchIndex } from '../searchIndex';
import type { DemoRecord, PropertyRecord } from './dataFiles';
import { builtPages, type BuiltPage, type StockIndex } from './documents';
import { navSections, type NavbarItem } from './navSections';
import { pinyinReadings } from './pinyin';
import { synonymsFor } from './synonyms';

/** What Docusaurus knows of a documentation page. */
export interface PageFacts {
  permalink: string;
  sidebar?: string;
  /** `subtitle` and `keywords` help to find the page. */
  frontMatter: { subtitle?: unknown; keywords?: unknown };
}

/** All that an index is made from. */
export interface IndexSources {
  stock: StockIndex;
  facts: PageFacts[];
  navbarItems: NavbarItem[];
  routes: RouteEntry[];
  demos: DemoRecord[];
  properties: PropertyRecord[];
  /** See the option of this name. */
  synonyms: string[][];
  /** Whether titles can be found by their pinyin. */
  hasPinyin: boolean;
}

const unique = (texts: string[]) => [...new Set(texts.filter(Boolean))];

/** The page's keywords, its subtitle, other words for it, and the last part of its address. */
function keywordsOf(page: BuiltPage, facts: PageFacts | undefined, synonyms: string[][]): string[] {
  const { subtitle, keywords } = facts?.frontMatter ?? {};
  const own = Array.isArray(keywords) ? keywords.map(String) : page.keywords;
  return unique([
    ...own,
    ...(typeof subtitle === 'string' ? [subtitle] : []),
    ...synonymsFor([page.title, ...own], synonyms),
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
  const { facts, properties, synonyms } = sources;
  const built = builtPages(sources.stock);
  const factsOf = new Map(facts.map((page) => [page.permalink, page]));
  const sidebarOf = (path: string) => factsOf.get(path)?.sidebar ?? '';
  const sections = navSections(
    sources.navbarItems,
    built.map((page) => sidebarOf(page.path)),
  );
  const pages = built.map((page): IndexedPage => ({
    ...page,
    keywords: keywordsOf(page, factsOf.get(page.path), synonyms),
    nav: sections.findIndex(({ sidebarId }) => sidebarId === sidebarOf(page.path)),
    properties: properties
      .filter((property) => property.page === page.path)
      .map(({ anchor, name, description }) => ({ id: anchor, name, description })),
  }));
  const demos = sources.demos
    .filter(({ pages: homes }) => factsOf.has(homes[0]))
    .map(({ id, title, description, keywords, pages: homes }): IndexedDemo => {
      return { id, title, description, keywords, page: homes[0] };
    });
  return {
    routes: sources.routes,
    nav: sections.map(({ title }) => ({ title })),
    pages,
    demos,
    pinyin: sources.hasPinyin ? pinyinReadings(titlesOf(pages, demos)) : {},
  };
}
