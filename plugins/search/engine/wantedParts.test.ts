import { splitIndex } from '../indexing/splitIndex';
import { addPart, startCollection } from './collection';
import { FIXTURE } from './searchFixture';
import { firstNames, wantedNames, wantedTerms } from './wantedParts';

/** Words that fill several files, many with the same first letters. */
const WORDS = ['ba', 'bf003', 'ca', 'validation', 'za'].flatMap((word) =>
  Array.from({ length: 400 }, (_, index) => (index ? `${word}${'q'.repeat(3)}x${index}` : word)),
);
const [page] = FIXTURE.pages;
const pages = Array.from({ length: 600 }, (_, index) => ({
  ...page,
  path: `/b/${index}`,
  title: index === 599 ? '校验 last' : `Page ${index}`,
  keywords: Array.from({ length: 60 }, (_, keyword) => `key${keyword}`),
  description: index ? 'a => b' : WORDS.join(' '),
}));
const { start, parts } = splitIndex(
  { ...FIXTURE, everyday: { validation: ['za ca'] }, pages, demos: [] },
  '/b/',
);

/** Loads all files for a search into a new collection; returns the collection and the indices of the files. */
function filesFor(keywords: string) {
  const collection = startCollection(start);
  const files: number[] = [];
  for (;;) {
    const wanted = wantedTerms(collection, keywords, files.length);
    if (wanted.length === 0) break;
    for (const position of wanted) addPart(collection, 'terms', position, parts.terms[position]);
    files.push(...wanted);
  }
  return { collection, files };
}
const postings = (keywords: string, term: string) =>
  filesFor(keywords).collection.vocabulary.words.postings.get(term)?.length;

it.each([
  ['a word', 'za', 'za'],
  ['the beginning of a word', 'validat', 'validation'],
  ['a code without its zeros', 'bf3', 'bf003'],
  ['a code in two words', 'BF 3', 'bf003'],
  ['a symbol', '=>', ' =>'],
  ['a word with a typo', 'valibation', 'validation'],
  ['everyday words', 'za ca', 'validation'],
])('loads the terms for %s', (_what, keywords, term) => {
  expect(postings(keywords, term)).toBeGreaterThan(0);
});

it('does not load unrelated files', () => {
  expect(start.terms.length).toBeGreaterThan(5);
  expect(filesFor('za').files.length).toBeLessThan(start.terms.length / 2);
  expect(filesFor('').files).toEqual([]);
});

it('loads no files for question words', () => {
  expect(filesFor('how do I get my za').files).toEqual(filesFor('za').files);
});

it('loads at most ten files', () => {
  expect(filesFor(WORDS.slice(0, 200).join(' ')).files.length).toBeLessThanOrEqual(10);
});

describe('names', () => {
  it('are loaded for the best pages, if there are many files', () => {
    const { collection } = filesFor('校验 last');
    expect(firstNames(collection)).toEqual([]);
    expect(wantedNames(collection, '校验 last')).toEqual([start.names.length - 1]);
    expect(wantedNames(collection, 'page').length).toBe(8);
  });

  it('are all loaded at start, if there are few files', () => {
    const few = splitIndex(FIXTURE, '/b/');
    const collection = startCollection(few.start);
    const first = firstNames(collection);
    expect(first).toEqual(few.start.names.map((_, position) => position));
    first.forEach((position) => addPart(collection, 'names', position, few.parts.names[position]));
    expect(wantedNames(collection, 'validation')).toEqual([]);
  });

  it('never mix two navigation sections in a file', () => {
    const { start: few } = splitIndex(FIXTURE, '/b/');
    expect(few.names).toEqual([4, 1]);
  });
});
