/** Kind of a page, by which readers can filter results. */
export type Facet = 'guides' | 'reference' | 'errors';

/** A heading with the text below it, up to the next heading. */
export interface IndexedSection {
  /** Anchor without `#`. */
  id: string;
  title: string;
  text: string;
  /** Synonyms, if any. */
  keywords?: string[];
  /** Questions that it answers, if any. */
  asked?: string[];
}

/** An API property: a separate entry that links to its row. */
export interface IndexedProperty {
  /** Anchor of the row, without `#`. */
  id: string;
  /** Name with its owner, such as `FormItem.requireIndicator`. */
  name: string;
  description: string;
  /** Its type, in TypeScript syntax. */
  type?: string;
  /** Its names in other libraries, if any. */
  keywords?: string[];
  /** Questions that it answers, if any. */
  asked?: string[];
}

/** An indexed documentation page. */
export interface IndexedPage {
  /** Absolute path, including the base path. */
  path: string;
  title: string;
  /** The text between its title and the first heading; if there is none, its description. */
  description: string;
  /** Words that match without being in its text: front matter, synonyms, address. */
  keywords: string[];
  /** Index of its section in {@link SearchIndex.nav}. */
  nav: number;
  facet: Facet;
  /** Questions that the page as a whole answers, if any. */
  asked?: string[];
  sections: IndexedSection[];
  properties: IndexedProperty[];
}

/** A demo of the site. */
export interface DemoEntry {
  id: string;
  title: string;
  /** Address of the page that shows it. */
  page: string;
}

/** An indexed demo: a separate result that links to its block on the page. */
export interface IndexedDemo extends DemoEntry {
  description: string;
  keywords: string[];
}

/** An entry of the navbar; results are grouped by these. */
export interface NavSection {
  title: string;
}

/** A route of the site. */
export interface RouteEntry {
  id: string;
  path: string;
  parentId?: string;
  /** Whether the route only wraps others. */
  isLayout: boolean;
  /** Whether the route is built as a page. */
  prerender: boolean;
}

/** The search index of one language, before it is split into files (`indexing/splitIndex.ts`). */
export interface SearchIndex {
  routes: RouteEntry[];
  nav: NavSection[];
  pages: IndexedPage[];
  demos: IndexedDemo[];
  /** Words of a question that do not describe its subject, in lower case. */
  questionWords: string[];
  /** Words of the pages to what readers say instead in everyday words, in lower case; an earlier index has none. */
  everyday?: Record<string, string[]>;
  /** Readings of the Chinese characters in titles: toneless syllable to the characters with that reading. */
  pinyin: Record<string, string>;
}

/** Global data of the plugin, for its components. */
export interface SearchGlobalData {
  /** Address of the index; null under `docusaurus start`. */
  indexUrl: string | null;
}
