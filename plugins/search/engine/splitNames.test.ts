import { makeCollection } from '../wholeCollection';
import { FIXTURE } from './searchFixture';
import { splitNames } from './splitNames';
import { keywordWords } from './words';

const { vocabulary } = makeCollection(FIXTURE);
const split = (keywords: string) =>
  splitNames(vocabulary, keywords, keywordWords(keywords)).map(({ text }) => text);

it.each([
  ['a name that is nowhere', 'onLayoutSubmit', ['on', 'layout', 'submit']],
  ['a known name, which stays', 'requireIndicator', ['requireindicator']],
  ['the beginning of a known name', 'formatChange', ['formatchange']],
  ['a known name with a typo', 'requireIndicater', ['requireindicater']],
  ['a word in lower case', 'onlayoutsubmit', ['onlayoutsubmit']],
  ['letters and digits', 'fo0bar', ['fo0bar']],
  ['full-width letters', 'ｏｎＬａｙｏｕｔ', ['on', 'layout']],
])('splits %s', (_what, keywords, words) => {
  expect(split(keywords)).toEqual(words);
});
