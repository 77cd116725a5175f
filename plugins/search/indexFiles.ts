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
 * Encoding of the files: a Chinese character has two bytes in it and three in UTF-8, and ASCII has one, which
 * saves a tenth of the transfer size. Every browser decodes it (https://encoding.spec.whatwg.org/#gb18030).
 */
export const INDEX_ENCODING = 'gb18030';

/** How many places an entry has: one for what it is found by, then one for its text. */
export const PLACES = 2;

/** A page in {@link IndexStart}. */
export interface StartPage {
  path: string;
  title: string;
  nav: number;
  facet: Facet;
  /** How many entries it has: itself, its sections, properties and demos. */
  entries: number;
}

/**
 * What is fetched first, `search-index.json`: the pages with their titles, and which files have the rest. Terms
 * name the places where they are by number: those of the first page come first, two for each entry.
 */
export interface IndexStart extends Pick<SearchIndex, 'nav' | 'pinyin' | 'questionWords'> {
  /** What all addresses begin with. */
  base: string;
  /** In the names of the other files, so that those of two builds are never mixed. */
  version: string;
  routes: Columns<RouteEntry>;
  pages: Columns<StartPage>;
  /** In the order of their pages. */
  demos: Columns<DemoEntry>;
  /** How many pages each file with names has; none has pages of two navigation sections. */
  names: number[];
  /** The first term of each file with terms. */
  terms: string[];
}

/** The names on some pages: what results are called, and what finds them. `page` counts from the first of these. */
export interface NamesFile {
  /** Of the pages themselves. */
  keywords: string[][];
  sections: Columns<
    Pick<IndexedSection, 'id' | 'title' | 'keywords'> & { page: number; namesakes?: number }
  >;
  properties: Columns<Pick<IndexedProperty, 'id' | 'name' | 'keywords'> & { page: number }>;
  /** Of the demos on these pages, in their order. */
  demos: string[][];
}

/** Some of the terms of all names and texts, with the places where they are. */
export interface TermsFile {
  words: PackedTerms;
  parts: PackedTerms;
  bigrams: PackedTerms;
}

/** The texts of one page, for excerpts. */
export interface TextsFile {
  /** Of each entry, in order. */
  texts: string[];
  /** Types of the properties. */
  types: (string | null)[];
}

/** The kinds of files that are fetched when they are needed. */
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

/** The route of a demo's own page. Each demo has one, so the file leaves it out. */
export const demoRoute = (id: string, base: string): RouteEntry => ({
  id: `~demos/${id}`,
  path: `${base}~demos/${id}`,
  isLayout: false,
  prerender: true,
});

/**
 * The address of a file, below the base of the language. It has a hash like those of scripts, so it never changes.
 *
 * @param position of the file among those of its kind
 */
export const partAddress = (kind: keyof PartFiles, position: number, version: string): string =>
  `assets/search/${kind}-${position}.${version}.json`;
