import { useState } from 'react';
import type { SearchHint, SearchResultGroup } from '../worker/protocol';
import { arrangeResults, type ArrangedResults, type PageResult } from './arrangeResults';
import { chooseFacet, countFacets, type FacetChoice } from './facets';

/** A row of the list: the best hit of a page, or another hit below it. */
export interface ResultOption {
  hint: SearchHint;
  page: PageResult;
}

/** The results as currently displayed. */
export interface ShownResults extends ArrangedResults {
  /** All rows in order. */
  options: ResultOption[];
  isUnfolded: (page: PageResult) => boolean;
  /** Shows or hides the other hits of a page. */
  unfold: (page: PageResult, isUnfolded: boolean) => void;
  /** `all` if the search has found nothing of the chosen kind. */
  facet: FacetChoice;
  setFacet: (facet: FacetChoice) => void;
  /** Number of hits of each kind. */
  counts: ReturnType<typeof countFacets>;
  /** Number of hits of all kinds. */
  unfiltered: number;
}

const NONE: string[] = [];

/**
 * Arranges results, and keeps the state of the filter and of the unfolded pages.
 *
 * @param groups results of the search
 * @param keywords when they change, all pages are folded
 * @param limit maximum number of pages per section
 */
export function useResults(
  groups: SearchResultGroup[],
  keywords: string,
  limit: number,
): ShownResults {
  const [choice, setFacet] = useState<FacetChoice>('all');
  const [open, setOpen] = useState({ keywords, links: NONE });
  const links = open.keywords === keywords ? open.links : NONE;
  // The next search starts unfiltered.
  if (!keywords && choice !== 'all') setFacet('all');

  const counts = countFacets(groups);
  // Words typed over the last ones may be nowhere in its kind.
  const facet = choice !== 'all' && counts[choice] === 0 ? 'all' : choice;
  const arranged = arrangeResults(chooseFacet(groups, facet), limit);
  const isUnfolded = ({ hint }: PageResult) => links.includes(hint.link);
  const options = [...arranged.best, ...arranged.groups.flatMap(({ pages }) => pages)].flatMap(
    (page) => [page.hint, ...(isUnfolded(page) ? page.more : [])].map((hint) => ({ hint, page })),
  );
  return {
    ...arranged,
    options,
    isUnfolded,
    unfold: ({ hint }, isOpen) => {
      const others = links.filter((link) => link !== hint.link);
      setOpen({ keywords, links: isOpen ? [...others, hint.link] : others });
    },
    facet,
    setFacet,
    counts,
    unfiltered: Object.values(counts).reduce((sum, count) => sum + count, 0),
  };
}
