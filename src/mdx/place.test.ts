import { placeIn } from './place';

it.each([
  ['docs/guide/page.mdx:5: wrong.', 'docs/guide/page.mdx:5'],
  ['package-lock.json: wrong.', 'package-lock.json'],
  ['docs/guide/quick tips.mdx:2: wrong.', 'docs/guide/quick tips.mdx:2'],
  ['docs/guide/技巧.mdx: wrong.', 'docs/guide/技巧.mdx'],
  ['The option of docs/page.mdx: wrong.', undefined],
  ['Invalid file site.ts: wrong.', undefined],
])('finds the place at the start of %j', (sentence, place) => {
  expect(placeIn(sentence)).toBe(place);
});
