import type { SearchHint } from '../worker/protocol';
import { chooseFacet, countFacets } from './facets';

const hint = (link: string, facet: SearchHint['facet']) => ({ link, facet }) as SearchHint;
const GROUPS = [
  { title: 'Docs', hints: [hint('a', 'guides'), hint('a#demo', 'demos')] },
  { title: 'API', hints: [hint('b', 'reference')] },
];

it('keeps the hints of one kind in their groups, and drops empty groups', () => {
  expect(chooseFacet(GROUPS, 'all')).toBe(GROUPS);
  expect(chooseFacet(GROUPS, 'demos')).toEqual([{ title: 'Docs', hints: [GROUPS[0].hints[1]] }]);
  expect(chooseFacet(GROUPS, 'errors')).toEqual([]);
});

it('counts each kind', () => {
  expect(countFacets(GROUPS)).toEqual({ guides: 1, reference: 1, demos: 1, errors: 0 });
});
