import type { SearchHint } from '../worker/protocol';
import { arrangeResults } from './arrangeResults';

const hint = (link: string, priority: number) => ({ link, priority }) as SearchHint;
const group = (title: string, ...hints: SearchHint[]) => ({ title, hints });
const linksOf = ({ groups }: ReturnType<typeof arrangeResults>) =>
  groups.map(({ title, hints }) => [title, ...hints.map(({ link }) => link)]);

it('puts the best hint first when it belongs to a later section', () => {
  const results = arrangeResults(
    [group('Docs', hint('a', 5)), group('API', hint('b', 9), hint('c', 2))],
    6,
  );
  expect(results.best).toEqual({ hint: hint('b', 9), group: 'API' });
  expect(linksOf(results)).toEqual([
    ['Docs', 'a'],
    ['API', 'c'],
  ]);
  expect(results.total).toBe(3);
});

it('leaves it in its section when that one is the first', () => {
  const results = arrangeResults([group('Docs', hint('a', 9)), group('API', hint('b', 9))], 6);
  expect(results.best).toBeUndefined();
  expect(linksOf(results)).toEqual([
    ['Docs', 'a'],
    ['API', 'b'],
  ]);
});

it('leaves out a section that has nothing else, and what is beyond the limit', () => {
  const results = arrangeResults(
    [group('Docs', hint('a', 5), hint('b', 4), hint('c', 3)), group('API', hint('d', 9))],
    2,
  );
  expect(linksOf(results)).toEqual([['Docs', 'a', 'b']]);
  expect(results.total).toBe(4);
});

it('has nothing to arrange without results', () => {
  expect(arrangeResults([], 6)).toEqual({ best: undefined, groups: [], total: 0 });
});
