import { knowEveryday, makeEveryday } from './everyday';
import { links } from './searchFound';
import { keywordWords } from './words';

const everyday = makeEveryday({ disable: ['grey out', 'lock'], 'read-only': ['lock'] });
const known = (keywords: string) =>
  knowEveryday(keywordWords(keywords), everyday).map(({ text, others }) => [text, others ?? []]);

it.each([
  [
    'a word',
    'lock form',
    [
      ['lock', ['disable', 'read-only']],
      ['form', []],
    ],
  ],
  ['an inflection', 'locked', [['locked', ['disable', 'read-only']]]],
  [
    'a phrase',
    'form greyed out',
    [
      ['form', []],
      ['greyed out', ['disable']],
    ],
  ],
  [
    'only a part of a phrase',
    'grey form out',
    [
      ['grey', []],
      ['form', []],
      ['out', []],
    ],
  ],
])('adds the words of the pages to %s', (_what, keywords, words) => {
  expect(known(keywords)).toEqual(words);
});

it('finds texts by everyday words that are nowhere', () => {
  expect(links('must fill rule')[0]).toBe('/b/intro/vaild');
  expect(links('star')).toContain('/b/intro/vaild');
});

it('finds only places with all words of a phrase', () => {
  expect(links('complaint')).toEqual(links('all errors'));
});
