import type { SearchHint } from '../worker/protocol';
import { arrangeResults, firstPages } from './arrangeResults';

const hint = (link: string, rank: number) => ({ link, rank }) as SearchHint;
const group = (title: string, ...hints: SearchHint[]) => ({ title, hints });
const linksOf = (pages: { hint: SearchHint; more: SearchHint[] }[]) =>
  pages.map(({ hint: { link }, more }) => [link, ...more.map((each) => each.link)]);
const groupsOf = ({ groups }: ReturnType<typeof arrangeResults>) =>
  groups.map(({ title, pages }) => [title, ...linksOf(pages)]);

it('folds the hits of a page into one place, the best one first', () => {
  const results = arrangeResults(
    [group('Docs', hint('a#late', 3), hint('b', 1), hint('a#best', 0), hint('a', 2))],
    6,
  );
  expect(groupsOf(results)).toEqual([['Docs', ['a#best', 'a', 'a#late'], ['b']]]);
  expect(results.best).toEqual([]);
  expect(results.total).toBe(4);
});

it('puts the three best pages of all sections first, and leaves the others in theirs', () => {
  const results = arrangeResults(
    [
      group('Docs', hint('a', 1), hint('b', 3), hint('c', 5)),
      group('API', hint('d', 0), hint('d#row', 4), hint('e', 2), hint('f', 6)),
    ],
    6,
  );
  expect(linksOf(results.best)).toEqual([['d', 'd#row'], ['a'], ['e']]);
  expect(results.best.map(({ section }) => section)).toEqual(['API', 'Docs', 'API']);
  expect(groupsOf(results)).toEqual([
    ['Docs', ['b'], ['c']],
    ['API', ['f']],
  ]);
});

it('leaves out a section that has nothing else, and pages beyond the limit', () => {
  const results = arrangeResults(
    [
      group('Docs', hint('a', 1), hint('b', 2), hint('c', 3), hint('d', 4), hint('e', 5)),
      group('API', hint('f', 0)),
    ],
    2,
  );
  expect(groupsOf(results)).toEqual([['Docs', ['c'], ['d']]]);
  expect(results.total).toBe(6);
});

it('has nothing to arrange without results', () => {
  expect(arrangeResults([], 6)).toEqual({ best: [], groups: [], total: 0 });
});

it('takes the first pages of the groups, without groups that have none of them', () => {
  const { groups } = arrangeResults(
    [
      group('Docs', hint('a', 0), hint('b', 1), hint('c', 2), hint('d', 3), hint('e', 4)),
      group('API', hint('f', 5), hint('g', 6)),
      group('Errors', hint('h', 7)),
    ],
    6,
  );
  const first = firstPages(groups, 3).map(({ title, pages }) => [title, ...linksOf(pages)]);
  expect(first).toEqual([
    ['Docs', ['d'], ['e']],
    ['API', ['f']],
  ]);
});
