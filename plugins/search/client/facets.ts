import type { SearchHint, SearchResultGroup } from '../worker/protocol';

/** The kinds of results, in display order. */
export const FACETS = [
  'guides',
  'reference',
  'demos',
  'errors',
] as const satisfies readonly SearchHint['facet'][];

/** The selected kind of results, or all of them. */
export type FacetChoice = 'all' | SearchHint['facet'];

/** Keeps only the hints of one kind, and drops empty groups. */
export function chooseFacet(groups: SearchResultGroup[], choice: FacetChoice): SearchResultGroup[] {
  if (choice === 'all') return groups;
  return groups
    .map(({ title, hints }) => ({ title, hints: hints.filter(({ facet }) => facet === choice) }))
    .filter(({ hints }) => hints.length > 0);
}

/** Counts the hits of each kind. */
export function countFacets(groups: SearchResultGroup[]): Record<SearchHint['facet'], number> {
  const counts = { guides: 0, reference: 0, demos: 0, errors: 0 };
  for (const { facet } of groups.flatMap(({ hints }) => hints)) counts[facet] += 1;
  return counts;
}
