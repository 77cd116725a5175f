import type { Columns } from './columns';
import type { PackedTerms } from './packedTerms';
import type {
  DemoEntry,
  Facet,
  IndexedProperty,
  IndexedSection,
  RouteEntry,
  SearchIndex,
} from './searchIndex';

/**
 * Encoding of the files. A Chinese character takes two bytes instead of three in UTF-8, which saves a tenth of the
 * transfer size; ASCII takes one. Every browser decodes it (https://encoding.spec.whatwg.org/#gb18030).
 */
export const INDEX_ENCODING = 'gb18030';

/**
 * Format of the files. A page of an earlier deploy may read those of a later one: increment this when an older
 * worker would misread them, so that it reports the update instead of finding nothing.
 */
export const INDEX_FORMAT = 2;

/** Number of places per entry: one for its names, then one for its text. */
export const PLACES = 2;

/** A page in {@link IndexStart}. */
export interface StartPage {
  path: string;
  title: string;
  nav: number;
  facet: Facet;
  /** Number of entries: the page itself, its sections, properties and demos. */
  entries: number;
  /** Sizes of the questions that its entries answer, see `packSizes`; absent without questions. */
  asked?: string;
}

/**
 * The first file, `search-index.json`: the pages with their titles, and the list of the other files. Terms refer
 * to places by number, counted from the first page, {@link PLACES} per entry.
 */
export interface IndexStart extends Pick<
  SearchIndex,
  'nav' | 'pinyin' | 'questionWords' | 'everyday'
> {
  /** See {@link INDEX_FORMAT}. */
  format: number;
  /** Prefix of all addresses. */
  base: string;
  /** Part of the names of the other files, so that files of two builds are never mixed. */
  version: string;
  routes: Columns<RouteEntry>;
  pages: Columns<StartPage>;
  /** In page order. */
  demos: Columns<DemoEntry>;
  /** Number of pages in each file of names; no file spans two navigation sections. */
  names: number[];
  /** The first term in each file of terms. */
  terms: string[];
}

/** Titles and keywords of a range of pages. `page` is relative to the first page of the file. */
export interface NamesFile {
  /** Keywords of the pages. */
  keywords: string[][];
  sections: Columns<
    Pick<IndexedSection, 'id' | 'title' | 'keywords'> & { page: number; namesakes?: number }
  >;
  properties: Columns<Pick<IndexedProperty, 'id' | 'name' | 'keywords'> & { page: number }>;
  /** Keywords of the demos on these pages, in order. */
  demos: string[][];
}

/** A range of the terms in all names and texts, with their places. */
export interface TermsFile {
  words: PackedTerms;
  parts: PackedTerms;
  bigrams: PackedTerms;
  /** Numbers of the questions with each term. */
  asked: PackedTerms;
}

/** The texts of one page, for excerpts. */
export interface TextsFile {
  /** The text of each entry, in order. */
  texts: string[];
  /** Types of the properties. */
  types: (string | null)[];
}

/** The kinds of files that are fetched on demand. */
export interface PartFiles {
  names: NamesFile;
  terms: TermsFile;
  texts: TextsFile;
}

/** All files of one language. */
export interface IndexFiles {
  start: IndexStart;
  parts: { [K in keyof PartFiles]: PartFiles[K][] };
}

/** The route of a demo's standalone page. Every demo has one, so the file omits these routes. */
export const demoRoute = (id: string, base: string): RouteEntry => ({
  id: `~demos/${id}`,
  path: `${base}~demos/${id}`,
  isLayout: false,
  prerender: true,
});

/**
 * Returns the address of a file, relative to the base path of the language. Like a script's, it contains a hash,
 * so its content never changes.
 *
 * @param position index of the file among the files of its kind
 */
export const partAddress = (kind: keyof PartFiles, position: number, version: string): string =>
  `assets/search/${kind}-${position}.${version}.json`;
