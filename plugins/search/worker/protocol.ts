import type { IndexedDemo, NavSection, RouteEntry } from '../searchIndex';

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
  highlightTexts: TextPiece[];
  pageTitle: string;
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
  demos: IndexedDemo[];
}

/** What the page asks the worker; `id` comes back with the answer. */
export type SearchRequest =
  | { action: 'generate-metadata'; id: number; args: { indexUrl: string } }
  | { action: 'get-search-result'; id: number; args: { keywords: string } };

/** What the worker answers: a result, or the sentence that says why there is none. */
export type SearchResponse =
  | { action: 'generate-metadata'; id: number; result: SiteMetadata }
  | { action: 'get-search-result'; id: number; result: SearchResultGroup[] }
  | { action: SearchRequest['action']; id: number; error: string };
