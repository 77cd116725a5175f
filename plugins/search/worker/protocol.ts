import type { DemoEntry, Facet, NavSection, RouteEntry } from '../searchIndex';

/** A piece of text, highlighted if it matches the keywords. */
export interface TextPiece {
  text: string;
  highlighted?: boolean;
}

/** A search result. */
export interface SearchHint {
  /** What matched: text of a section, its title (or an API property), a demo, or the page itself. */
  type: 'content' | 'title' | 'demo' | 'page';
  /** Absolute path with the anchor. */
  link: string;
  /** Higher is better; page titles weigh 100, titles 10, text 1. */
  priority: number;
  highlightTitleTexts: TextPiece[];
  /** Empty if the text is not loaded yet; `get-excerpt` fetches it. */
  highlightTexts: TextPiece[];
  pageTitle: string;
  /** Position among all hints, from 0; exact names rank before a higher `priority`. */
  rank: number;
  /** The kind of page, or `demos` for a demo. */
  facet: Facet | 'demos';
  /** Words that matched the keywords, in lower case, to be highlighted on the page. */
  words: string[];
}

/** The hints of one navigation section, best first. */
export interface SearchResultGroup {
  title: string;
  hints: SearchHint[];
}

/** The reply to `generate-metadata`. */
export interface SiteMetadata {
  routes: RouteEntry[];
  nav: NavSection[];
  demos: DemoEntry[];
}

/** A page suggested as a starting point. */
export interface StartPage {
  title: string;
  link: string;
}

/** Suggestions when nothing was found. */
export interface Suggestions {
  /** Names similar to the keywords, best first. */
  words: string[];
  /** The first page of each navigation section. */
  pages: StartPage[];
}

/** The full text of a result. */
export interface Preview {
  title: TextPiece[];
  pageTitle: string;
  /** Type of an API property. */
  signature?: string;
  text: TextPiece[];
}

/** Arguments of each action. */
export interface SearchArguments {
  'generate-metadata': { indexUrl: string };
  'get-search-result': { keywords: string };
  /** Prefetches the files that a search needs. */
  'prepare-search': { keywords: string };
  'get-suggestions': { keywords: string };
  /** The text of a result, cut like `highlightTexts`. */
  'get-excerpt': { keywords: string; link: string };
  'get-preview': { keywords: string; link: string };
}

/** A request of the page; the reply has the same `id`. */
export type SearchRequest = {
  [A in keyof SearchArguments]: { action: A; id: number; args: SearchArguments[A] };
}[keyof SearchArguments];

/** A reply of the worker: a result or an error. */
export type SearchResponse =
  | { action: 'generate-metadata'; id: number; result: SiteMetadata }
  | { action: 'get-search-result'; id: number; result: SearchResultGroup[] }
  | { action: 'prepare-search'; id: number; result: true }
  | { action: 'get-suggestions'; id: number; result: Suggestions }
  | { action: 'get-excerpt'; id: number; result: TextPiece[] }
  | { action: 'get-preview'; id: number; result: Preview | undefined }
  | {
      action: SearchRequest['action'];
      id: number;
      error: string;
      /** Address of the file that failed to load. */
      file?: string;
    };
