import { useState } from 'react';
import type { SearchHint, SearchResultGroup } from '../worker/protocol';
import { arrangeResults, type ArrangedResults, type PageResult } from './arrangeResults';
import { chooseFacet, countFacets, type FacetChoice } from './facets';

/** A line of the list: the best hit of a page, or another one below it. */
export interface ResultOption {
  hint: SearchHint;
  page: PageResult;
}

/** The results as the reader has them before the eyes. */
export interface ShownResults extends ArrangedResults {
  /** All lines in their order. */
  options: ResultOption[];
  isUnfolded: (page: PageResult) => boolean;
  /** Shows the other hits of a page, or hides them. */
  unfold: (page: PageResult, isUnfolded: boolean) => void;
  facet: FacetChoice;
  setFacet: (facet: FacetChoice) => void;
  /** Number of hits of each kind. */
  counts: ReturnType<typeof countFacets>;
}

const NONE: string[] = [];

/**
 * Arranges results, and remembers what the reader has chosen and unfolded.
 *
 * @param groups what was found
 * @param keywords what is unfolded is folded again when they change
 * @param limit pages of a section that are shown at most
 */
export function useResults(
  groups: SearchResultGroup[],
  keywords: string,
  limit: number,
): ShownResults {
  const [facet, setFacet] = useState<FacetChoice>('all');
  const [open, setOpen] = useState({ keywords, links: NONE });
  const links = open.keywords === keywords ? open.links : NONE;
  // The next search begins with everything.
  if (!keywords && facet !== 'all') setFacet('all');

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
    counts: countFacets(groups),
  };
}
