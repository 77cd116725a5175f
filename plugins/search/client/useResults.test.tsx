import { act, renderHook } from '@testing-library/react';
import type { SearchHint, SearchResultGroup } from '../worker/protocol';
import { useResults } from './useResults';

const hint = (link: string, facet: SearchHint['facet'], rank: number): SearchHint => ({
  type: 'page',
  link,
  priority: 1,
  highlightTitleTexts: [{ text: link }],
  highlightTexts: [],
  pageTitle: link,
  rank,
  facet,
  words: [],
});

const CODES: SearchResultGroup[] = [
  { title: 'Errors', hints: [hint('/errors/BF003', 'errors', 0)] },
  { title: 'Guides', hints: [hint('/guides/rules', 'guides', 1)] },
];
const KITS: SearchResultGroup[] = [{ title: 'Guides', hints: [hint('/guides/kits', 'guides', 0)] }];

function searched() {
  const { result, rerender } = renderHook(
    (search: { groups: SearchResultGroup[]; keywords: string }) =>
      useResults(search.groups, search.keywords, 6),
    { initialProps: { groups: CODES, keywords: 'BF003' } },
  );
  return { result, rerender };
}

test('a kind without hits filters nothing, so that words typed over the last ones find something', () => {
  const { result, rerender } = searched();
  act(() => result.current.setFacet('errors'));
  expect(result.current.total).toBe(1);
  rerender({ groups: KITS, keywords: 'shadcn' });
  expect(result.current.facet).toBe('all');
  expect(result.current.total).toBe(1);
  expect(result.current.options.map((option) => option.hint.link)).toEqual(['/guides/kits']);
});

test('an emptied field ends the filter; the number of all hits does not depend on it', () => {
  const { result, rerender } = searched();
  act(() => result.current.setFacet('errors'));
  expect(result.current.unfiltered).toBe(2);
  rerender({ groups: [], keywords: '' });
  rerender({ groups: CODES, keywords: 'BF003' });
  expect(result.current.facet).toBe('all');
});
