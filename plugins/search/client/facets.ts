import type { SearchHint, SearchResultGroup } from '../worker/protocol';

/** The kinds of results, in the order in which they are offered. */
export const FACETS = [
  'guides',
  'reference',
  'demos',
  'errors',
] as const satisfies readonly SearchHint['facet'][];

/** What is shown: one kind, or everything. */
export type FacetChoice = 'all' | SearchHint['facet'];

/** Leaves the hints of one kind in their groups. */
export function chooseFacet(groups: SearchResultGroup[], choice: FacetChoice): SearchResultGroup[] {
  if (choice === 'all') return groups;
  return groups
    .map(({ title, hints }) => ({ title, hints: hints.filter(({ facet }) => facet === choice) }))
    .filter(({ hints }) => hints.length > 0);
}

/** How many hits of each kind there are. */
export function countFacets(groups: SearchResultGroup[]): Record<SearchHint['facet'], number> {
  const counts = { guides: 0, reference: 0, demos: 0, errors: 0 };
  for (const { facet } of groups.flatMap(({ hints }) => hints)) counts[facet] += 1;
  return counts;
}
