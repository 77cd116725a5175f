import type { StockLists } from '../../../src/upstream/localSearch';
import type { SearchLanguage } from '../languages/searchLanguage';
import type { Facet, IndexedDemo, IndexedPage, RouteEntry, SearchIndex } from '../searchIndex';
import { checkPlaces } from './checkPlaces';
import type { DemoRecord, PageRecord, PropertyRecord } from './dataFiles';
import { builtPages, type BuiltPage } from './documents';
import { findNavigation } from './navSections';
import { pinyinReadings } from './pinyin';
import { sameWords, type Synonyms } from './synonyms';

/** All inputs of an index. */
export interface IndexSources {
  stock: StockLists;
  routes: RouteEntry[];
  pages: PageRecord[];
  demos: DemoRecord[];
  properties: PropertyRecord[];
  /** Title of the section for pages without a navbar entry. */
  siteTitle: string;
  /** Other words for pages and sections. */
  synonyms: Synonyms;
  /** See the options of the same name. */
  facets: Record<string, Facet>;
  ignoreSections: string[];
  headingsOnly: string[];
  /** Base path of the language; addresses in the synonyms and facets are relative to it. */
  baseUrl: string;
  /** The current language, then that of untranslated pages. */
  languages: SearchLanguage[];
  /** Lists of all languages whose addresses have to exist; none for translated pages, which may lack sections. */
  checkedLists: Record<string, Partial<Synonyms>>;
}

const unique = (texts: string[]) => [...new Set(texts.filter(Boolean))];

/** Returns the page's keywords, its subtitle, synonyms, and the last segment of its address. */
function keywordsOf(
  page: BuiltPage,
  record: PageRecord,
  address: string,
  synonyms: Synonyms,
  names: ReadonlySet<string>,
): string[] {
  const { subtitle = '', keywords = page.keywords } = record.frontmatter;
  const headings = new Set(page.sections.map(({ title }) => title));
  return unique([
    // A section or property with this name already matches, and is the better result.
    ...keywords.filter((keyword) => !headings.has(keyword) && !names.has(keyword)),
    subtitle,
    ...sameWords([page.title, ...keywords], synonyms.same),
    ...(synonyms.called[address] ?? []),
    page.path.slice(page.path.lastIndexOf('/') + 1),
  ]);
}

/** Adds keywords and questions; omits empty lists, since many sections and properties have none. */
const withWords = <T extends object>(
  entry: T,
  keywords: string[],
  asked: string[] | undefined,
): T & { keywords?: string[]; asked?: string[] } => ({
  ...entry,
  ...(keywords.length > 0 ? { keywords } : {}),
  ...(asked ? { asked } : {}),
});

const titlesOf = (pages: IndexedPage[], demos: IndexedDemo[]) => [
  ...pages.flatMap(({ title, keywords, sections, properties }) => [
    title,
    ...keywords,
    ...sections.map((section) => section.title),
    ...properties.map((property) => property.name),
  ]),
  ...demos.flatMap(({ title, keywords }) => [title, ...keywords]),
];

/** The first sentence of a description states what the demo shows; the others suggest what to try. */
const SENTENCE_END = /(?<=[.!?](?=\s)|[。！？])/u;

/** Returns the addresses of all pages, sections and properties. */
const placesOf = (pages: IndexedPage[], baseUrl: string): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ path, sections, properties }) => {
      const address = path.slice(baseUrl.length);
      return [address, ...[...sections, ...properties].map(({ id }) => `${address}#${id}`)];
    }),
  );

/** Builds the index of one language. */
export function makeIndex(sources: IndexSources): SearchIndex {
  const { properties, synonyms, siteTitle, facets, ignoreSections, headingsOnly } = sources;
  const { baseUrl, languages } = sources;
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
  /** Types repeat the properties of components; the component's page, which comes first, is the better result. */
  const isElsewhere = ({ name, description }: PropertyRecord, nav: number) =>
    properties.some(
      (other) =>
        other.name === name &&
        other.description === description &&
        (sectionOf.get(other.permalink) ?? nav) < nav,
    );
  const pages = built
    .map(({ page, record }): IndexedPage => {
      const address = page.path.slice(baseUrl.length);
      const calledAt = (id: string) => synonyms.called[`${address}#${id}`] ?? [];
      const askedAt = (id: string) => synonyms.asked[`${address}#${id}`];
      const own = properties.filter(({ permalink }) => permalink === page.path);
      const nav = sectionOf.get(page.path) ?? 0;
      return {
        path: page.path,
        title: page.title,
        description: page.sections.find(({ id }) => !id)?.text || page.description,
        keywords: keywordsOf(page, record, address, synonyms, new Set(own.map(({ name }) => name))),
        nav,
        asked: synonyms.asked[address],
        facet: facets[address.split('/')[0]] ?? 'guides',
        sections: page.sections
          .filter(({ id }) => id && !ignoreSections.includes(id))
          .map((section) =>
            withWords(
              headingsOnly.includes(address) ? { ...section, text: '' } : section,
              [...sameWords([section.title], synonyms.same), ...calledAt(section.id)],
              askedAt(section.id),
            ),
          ),
        properties: own
          .filter((property) => !isElsewhere(property, nav))
          .map(({ anchor, definition, name, description, type }) =>
            withWords(
              { id: anchor, name: `${definition}.${name}`, description, type },
              calledAt(anchor),
              askedAt(anchor),
            ),
          ),
      };
    })
    .sort((a, b) => place.indexOf(a.path) - place.indexOf(b.path));
  checkPlaces(sources.checkedLists, placesOf(pages, baseUrl));
  const demos = sources.demos
    .filter(({ pages: homes }) => sectionOf.has(homes[0]))
    .map(({ id, title, description: whole, keywords, pages: homes }): IndexedDemo => {
      const [description] = whole.split(SENTENCE_END);
      // Words in the title or description already match.
      const others = keywords.filter((keyword) => !`${title} ${description}`.includes(keyword));
      return { id, title, description, keywords: others, page: homes[0] };
    });
  return {
    routes: sources.routes,
    nav: sections,
    pages,
    demos,
    questionWords: languages.flatMap(({ questionWords = [] }) => questionWords),
    everyday: synonyms.everyday,
    pinyin: hasPinyin ? pinyinReadings(titlesOf(pages, demos)) : {},
  };
}
