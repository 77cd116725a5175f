import type { NavigationEntry, PageFrontMatter, TocMode } from './frontMatter';

/** A heading of a page. */
export interface TocEntry {
  id: string;
  title: string;
  /** Level of the heading, 2 to 6. */
  depth: number;
}

/** A paragraph, list item, table cell or block of code of a page. */
export interface PageText {
  value: string;
  /** Index of the toc entry it is under; absent before the first heading. */
  tocIndex?: number;
}

/** A tab of a page. */
export interface PageTabMetadata {
  /** Value of the query parameter that chooses it. */
  key: string;
  meta: {
    /** Name of the query parameter. */
    param: string;
    label: string;
    /** Indexes of the toc entries inside it. */
    toc: number[];
  };
  /** Names of the MDX components in it. */
  components: string[];
}

/** What a page contains, as read from its MDX. */
export interface PageContents {
  toc: TocEntry[];
  texts: PageText[];
  tabs: PageTabMetadata[];
}

/** Everything the site knows about a page of its documentation. */
export interface PageMetadata extends PageContents {
  /** Id of the doc: `intro/start`. */
  id: string;
  /** Address with the base path of its language. */
  path: string;
  /** Source file, relative to the repository: the page's own, or what `filename` names. */
  source: string;
  frontmatter: PageFrontMatter;
  tocMode: TocMode;
  /** Epoch ms, the same for all pages. */
  lastUpdated: number;
  /** The navbar's entry for its section; absent for a page outside any folder. */
  nav?: NavigationEntry;
  group?: NavigationEntry;
}
