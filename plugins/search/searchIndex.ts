/** What kind of page it is; readers can look at one kind alone. */
export type Facet = 'guides' | 'reference' | 'errors';

/** A heading of a page with the text below it, up to the next heading. */
export interface IndexedSection {
  /** Anchor without `#`. */
  id: string;
  title: string;
  text: string;
  /** Other words for what it is about, if there are any. */
  keywords?: string[];
}

/** A property of the API: its own entry that leads to its row. */
export interface IndexedProperty {
  /** Anchor of the row, without `#`. */
  id: string;
  /** Name of the property with its owner, for instance `FormItem.requireIndicator`. */
  name: string;
  description: string;
  /** Its type, as TypeScript writes it. */
  type?: string;
  /** Names of the same in other libraries, if there are any. */
  keywords?: string[];
}

/** A documentation page as the search knows it. */
export interface IndexedPage {
  /** Address from the host on, base path included. */
  path: string;
  title: string;
  /** What is between its title and the first heading; without that, its description. */
  description: string;
  /** Words that find the page without standing in its text: front matter, synonyms, address. */
  keywords: string[];
  /** Position of its section in {@link SearchIndex.nav}. */
  nav: number;
  facet: Facet;
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

/** A demo: its own result that leads to its block on the page. */
export interface IndexedDemo extends DemoEntry {
  description: string;
  keywords: string[];
}

/** An entry of the top navigation, in its order; results are grouped by these. */
export interface NavSection {
  title: string;
}

/** A route of the site. */
export interface RouteEntry {
  id: string;
  path: string;
  parentId?: string;
  /** The route wraps others and shows nothing by itself. */
  isLayout: boolean;
  /** The route is in the build as its own page. */
  prerender: boolean;
}

/** All that search knows of one language, before it is split into files (`indexing/splitIndex.ts`). */
export interface SearchIndex {
  routes: RouteEntry[];
  nav: NavSection[];
  pages: IndexedPage[];
  demos: IndexedDemo[];
  /** Words of a question that say nothing about its subject, in lower case. */
  questionWords: string[];
  /** Readings of the Chinese characters in titles: toneless syllable to the characters read so. */
  pinyin: Record<string, string>;
}

/** Global data of the plugin, for its components. */
export interface SearchGlobalData {
  /** Address of the index; null while the site is not built (`docusaurus start`). */
  indexUrl: string | null;
}
