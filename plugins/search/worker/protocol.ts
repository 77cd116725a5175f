import type { DemoEntry, Facet, NavSection, RouteEntry } from '../searchIndex';

/** A piece of text, marked when it matches the keywords. */
export interface TextPiece {
  text: string;
  highlighted?: boolean;
}

/** A search result. */
export interface SearchHint {
  /** What was found: text of a section, its title (or an API property), a demo, or the page itself. */
  type: 'content' | 'title' | 'demo' | 'page';
  /** Address from the host on, with the anchor. */
  link: string;
  /** Higher is better; page titles weigh 100, titles 10, text 1. */
  priority: number;
  highlightTitleTexts: TextPiece[];
  /** Empty if the text has not come; `get-excerpt` fetches it. */
  highlightTexts: TextPiece[];
  pageTitle: string;
  /** Place among all hints, from 0; exact names come before what weighs more. */
  rank: number;
  /** The kind of page, or that it is a demo. */
  facet: Facet | 'demos';
  /** What stands for the keywords in it, in lower case, to be marked on the page. */
  words: string[];
}

/** The hints of one navigation section, best first. */
export interface SearchResultGroup {
  title: string;
  hints: SearchHint[];
}

/** What the site has: the answer to `generate-metadata`. */
export interface SiteMetadata {
  routes: RouteEntry[];
  nav: NavSection[];
  demos: DemoEntry[];
}

/** A page for readers to begin with. */
export interface StartPage {
  title: string;
  link: string;
}

/** What may help when nothing was found. */
export interface Suggestions {
  /** Names that are like the keywords, best first. */
  words: string[];
  /** The first page of each navigation section. */
  pages: StartPage[];
}

/** The whole text of a result. */
export interface Preview {
  title: TextPiece[];
  pageTitle: string;
  /** Type of an API property. */
  signature?: string;
  text: TextPiece[];
}

/** What each action takes. */
export interface SearchArguments {
  'generate-metadata': { indexUrl: string };
  'get-search-result': { keywords: string };
  /** Fetches what a search will need, if it can. */
  'prepare-search': { keywords: string };
  'get-suggestions': { keywords: string };
  /** The text of a result, cut as `highlightTexts` is. */
  'get-excerpt': { keywords: string; link: string };
  'get-preview': { keywords: string; link: string };
}

/** What the page asks the worker; `id` comes back with the answer. */
export type SearchRequest = {
  [A in keyof SearchArguments]: { action: A; id: number; args: SearchArguments[A] };
}[keyof SearchArguments];

/** What the worker answers: a result, or what says why it failed. */
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
      /** Address of the file that did not come. */
      file?: string;
    };
