import type { SearchHint, SearchResultGroup } from '../worker/protocol';

/** A page among the results: shown as one option, with its other hits folded. */
export interface PageResult {
  /** The best hit of the page. */
  hint: SearchHint;
  /** The other hits on the page, best first. */
  more: SearchHint[];
  /** Navigation section of the page. */
  section: string;
}

/** Pages under one heading. */
export interface ResultGroup {
  title: string;
  pages: PageResult[];
}

/** Results as the dialog shows them. */
export interface ArrangedResults {
  /** The best pages of all sections; empty if there is only one section. */
  best: PageResult[];
  /** Navigation sections with the remaining pages. */
  groups: ResultGroup[];
  /** Number of hits, including those left out or folded. */
  total: number;
}

/** Pages shown above the sections, so that a good page in a later section is never below the fold. */
const BEST = 3;

const pageOf = ({ link }: SearchHint) => link.split('#')[0];

/** Folds the hits of each page into one result. */
function pagesOf({ title, hints }: SearchResultGroup): PageResult[] {
  const pages = new Map<string, PageResult>();
  for (const hint of [...hints].sort((a, b) => a.rank - b.rank)) {
    const page = pages.get(pageOf(hint));
    if (page) page.more.push(hint);
    else pages.set(pageOf(hint), { hint, more: [], section: title });
  }
  return [...pages.values()];
}

/**
 * Chooses what the dialog shows. Each page is shown once. The best pages come first, regardless of section;
 * the others stay in the worker's groups.
 *
 * @param limit maximum number of pages per section
 */
export function arrangeResults(groups: SearchResultGroup[], limit: number): ArrangedResults {
  const sections = groups.map((group) => ({ title: group.title, pages: pagesOf(group) }));
  const all = sections.flatMap(({ pages }) => pages).sort((a, b) => a.hint.rank - b.hint.rank);
  const best = sections.length > 1 ? all.slice(0, BEST) : [];
  const others = sections.map(({ title, pages }) => ({
    title,
    pages: pages.filter((page) => !best.includes(page)).slice(0, limit),
  }));
  const total = groups.reduce((sum, { hints }) => sum + hints.length, 0);
  return { best, groups: others.filter(({ pages }) => pages.length > 0), total };
}

/** Returns the first pages of the groups; groups without any are left out. */
export function firstPages(groups: ResultGroup[], count: number): ResultGroup[] {
  let left = count;
  return groups
    .map(({ title, pages }) => {
      const first = pages.slice(0, left);
      left -= first.length;
      return { title, pages: first };
    })
    .filter(({ pages }) => pages.length > 0);
}
