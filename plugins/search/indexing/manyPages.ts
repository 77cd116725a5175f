import type { IndexedPage, SearchIndex } from '../searchIndex';
import { pinyinReadings } from './pinyin';

/** Number of pages in each navigation section. */
const SECTIONS = [400, 250, 200, 100, 50];

// Jest resolves globals across contexts, which is slow for this many calls.
const { floor, imul } = Math;

/** Returns a generator of random numbers from 0 to 1, the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Generates text in a made-up language, with realistic word frequencies (Zipf). */
interface Writer {
  word: () => string;
  /** The given number of words. */
  words: (count: number) => string;
  identifier: () => string;
  below: (limit: number) => number;
}

const CONSONANTS = [
  ...'bcdfghklmnprstvwz',
  'br',
  'ch',
  'cr',
  'gr',
  'pl',
  'pr',
  'qu',
  'sh',
  'st',
  'th',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou', 'er', 'in', 'on', 'et'];

function writer(seed: number, isChinese: boolean): Writer {
  const random = randomNumbers(seed);
  const below = (limit: number) => floor(random() * limit);
  const times = (count: number, make: () => string) => Array.from({ length: count }, make);
  const oneOf = (list: string[]) => list[below(list.length)];
  const latin = () => times(2 + below(2), () => oneOf(CONSONANTS) + oneOf(VOWELS)).join('');
  // Two characters per word, from a range of 2,500 that begins at 一.
  const han = () => times(2, () => String.fromCodePoint(0x4e00 + below(50) * below(50))).join('');
  const vocabulary = times(10_000, isChinese ? han : latin);
  const word = () => vocabulary[floor(10_000 ** random()) - 1];
  const capital = (text: string) => text[0].toUpperCase() + text.slice(1);
  return {
    word,
    words: (count) => times(count, word).join(isChinese ? '' : ' '),
    identifier: () => latin() + capital(latin()),
    below,
  };
}

/**
 * Generates an index of 1,000 pages about as long as those of this site, to test the transfer size on a large
 * site.
 */
export function manyPages(isChinese: boolean): SearchIndex {
  const { words, identifier, below } = writer(7, isChinese);
  const several = <T>(most: number, make: (index: number) => T) =>
    Array.from({ length: below(most + 1) }, (_, index) => make(index));
  const text = () => several(12, () => `${words(6 + below(6))}${isChinese ? '。' : '. '}`).join('');
  const page = (nav: number, index: number): IndexedPage => ({
    path: `/b/section-${nav}/page-${index}`,
    title: words(2),
    description: text(),
    keywords: several(16, () => words(2)),
    nav,
    facet: nav === 1 ? 'reference' : 'guides',
    sections: several(14, (position) => ({
      ...{ id: `section-${position}`, title: words(1 + below(4)), text: text() },
      keywords: below(4) ? undefined : [words(1)],
    })),
    properties: several(nav === 1 ? 16 : 0, (position) => ({
      ...{ id: `property-${position}`, name: `Owner.${identifier()}` },
      ...{ description: words(8), type: 'string' },
    })),
  });
  const pages = SECTIONS.flatMap((count, nav) =>
    Array.from({ length: count }, (_, index) => page(nav, index)),
  );
  const demos = pages.flatMap(({ path }) =>
    several(3, (position) => ({
      ...{ id: `${path.split('/').at(-1)}-demo-${position}`, title: words(3), page: path },
      ...{ description: words(10), keywords: several(4, () => words(1)) },
    })),
  );
  const routes = pages.map(({ path }) => ({
    ...{ id: path.slice(3), path, parentId: 'index@layout', isLayout: false, prerender: true },
  }));
  return {
    ...{ routes, pages, demos, questionWords: [] },
    nav: SECTIONS.map((_, nav) => ({ title: `Section ${nav}` })),
    pinyin: isChinese ? pinyinReadings(pages.map(({ title }) => title)) : {},
  };
}
