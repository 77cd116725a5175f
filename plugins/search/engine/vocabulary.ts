import type { Field } from './field';
import { camelParts, isHan, lowerCase, signTerms, textRuns } from './words';

/** An inverted index: terms and the fields that contain them. */
export interface Terms {
  /** Ids of the fields that contain each term. */
  postings: Map<string, number[]>;
  /** The terms in order, so that those with a common prefix are adjacent. */
  sorted: string[];
}

/** The terms of all texts. */
export interface Vocabulary {
  /** Whole words, and symbols such as `=>`. */
  words: Terms;
  /** Parts of identifiers, and the suffixes that begin at each part. */
  parts: Terms;
  /** Pairs of neighboring Chinese characters, and the last character of each run. */
  bigrams: Terms;
}

/** Splits a run of Chinese characters into neighboring pairs; returns a single character as is. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => characters[index] + character);
}

/** Returns the index of the first term that does not sort before the given one. */
export function lowerBound(sorted: string[], term: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the terms with a prefix by binary search. */
export function termsWithPrefix({ sorted }: Terms, prefix: string): string[] {
  return sorted.slice(lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`));
}

/** Returns the parts of an identifier, and its suffix from each part but the first. */
function identifierTerms(run: string): string[] {
  const parts = camelParts(run);
  if (parts.length < 2) return [];
  return parts.flatMap((part, index) => (index ? [part, parts.slice(index).join('')] : part));
}

/** Returns the list of fields of a term, creating it if needed. */
export function postingsOf(postings: Map<string, number[]>, term: string): number[] {
  const known = postings.get(term);
  if (known) return known;
  const created: number[] = [];
  postings.set(term, created);
  return created;
}

/** Sorts the terms of postings. */
export const sortTerms = (postings: Map<string, number[]>): Terms => ({
  postings,
  sorted: [...postings.keys()].sort(),
});

/** Adds a field to a list, unless it was the last one added. */
function note(list: number[], id: number): void {
  if (list.at(-1) !== id) list.push(id);
}

/** Indexes the terms of fields, which must be sorted by id. */
export function makeVocabulary(fields: Field[]): Vocabulary {
  const words = new Map<string, number[]>();
  const parts = new Map<string, number[]>();
  const pairs = new Map<string, number[]>();
  const listsOf = (run: string): number[][] => {
    if (!isHan(run)) {
      const own = identifierTerms(run).map((part) => postingsOf(parts, part));
      return [postingsOf(words, lowerCase(run)), ...own];
    }
    const ends = [...bigrams(run), [...run].at(-1) ?? ''];
    return ends.map((pair) => postingsOf(pairs, pair));
  };

  // Most runs occur many times, so each is split into terms only once.
  const known = new Map<string, number[][]>();
  for (const { id, text } of fields) {
    for (const term of signTerms(text)) note(postingsOf(words, term), id);
    for (const run of textRuns(text)) {
      let lists = known.get(run);
      if (!lists) known.set(run, (lists = listsOf(run)));
      for (const list of lists) note(list, id);
    }
  }
  return { words: sortTerms(words), parts: sortTerms(parts), bigrams: sortTerms(pairs) };
}

/** Merges two sorted lists without duplicates. */
function joinSorted(a: string[], b: string[]): string[] {
  const joined: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const isNext = j >= b.length || (i < a.length && a[i] <= b[j]);
    const term = isNext ? a[i] : b[j];
    if (a[i] === term) i += 1;
    if (b[j] === term) j += 1;
    joined.push(term);
  }
  return joined;
}

/** Adds terms of other files. */
export function joinTerms(to: Terms, { postings, sorted }: Terms): void {
  for (const [term, ids] of postings) {
    const known = to.postings.get(term);
    to.postings.set(term, known ? [...known, ...ids] : ids);
  }
  to.sorted = joinSorted(to.sorted, sorted);
}

/** Adds the terms of other fields. */
export function joinVocabulary(to: Vocabulary, from: Vocabulary): void {
  joinTerms(to.words, from.words);
  joinTerms(to.parts, from.parts);
  joinTerms(to.bigrams, from.bigrams);
}
