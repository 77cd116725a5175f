import { fuse } from './fusion';
import type { RankedHint } from './hints';

/** A hint of the page before the sign #. */
const pages = new Map<string, object>();
const hint = (link: string): RankedHint => {
  const path = link.split('#')[0];
  const page = pages.get(path) ?? { path };
  pages.set(path, page);
  return { hint: { link }, page } as RankedHint;
};
const fused = (hints: string[], answers: string[], weight: number) => {
  const known = new Map(hints.map((link) => [link, hint(link)]));
  const others = answers.map((link) => known.get(link) ?? hint(link));
  return fuse([...known.values()], others, weight).map((each) => each.hint.link);
};

it('keeps the order of the words without answers', () => {
  expect(fused(['a', 'b'], [], 2)).toEqual(['a', 'b']);
});

it('adds the answers, after the words if these weigh more', () => {
  expect(fused(['a', 'b'], ['c'], 0.5)).toEqual(['a', 'b', 'c']);
  expect(fused(['a', 'b'], ['c'], 2)).toEqual(['c', 'a', 'b']);
});

it('puts first what both rankings have', () => {
  expect(fused(['a', 'b', 'c'], ['d', 'c'], 1)).toEqual(['c', 'a', 'd', 'b']);
});

it('counts a page once, whatever the number of its hits', () => {
  expect(fused(['a', 'a#1', 'a#2', 'b'], ['c', 'b'], 1)).toEqual(['b', 'a', 'c', 'a#1', 'a#2']);
});
