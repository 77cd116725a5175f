import type { Field } from './field';
import { camelParts, isHan, lowerCase, signTerms, textRuns } from './words';

/** Terms and where they are. */
export interface Terms {
  /** Which fields hold a term. */
  postings: Map<string, number[]>;
  /** The terms in order, so that those with one beginning are together. */
  sorted: string[];
}

/** The terms of all texts. */
export interface Vocabulary {
  /** Whole words, and signs such as `=>`. */
  words: Terms;
  /** Parts of identifiers, and what is left of them from each part on. */
  parts: Terms;
  /** Neighboring Chinese characters, and the last one of each run by itself. */
  bigrams: Terms;
}

/** Neighboring pairs of a run of Chinese characters; a single character is its own. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => characters[index] + character);
}

/** Position of the first term that is not before the given one. */
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

/** The terms that begin with a text, found without looking at the others. */
export function termsWithPrefix({ sorted }: Terms, prefix: string): string[] {
  return sorted.slice(lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`));
}

/** The parts of an identifier, and what is left of it from each part but the first on. */
function identifierTerms(run: string): string[] {
  const parts = camelParts(run);
  if (parts.length < 2) return [];
  return parts.flatMap((part, index) => (index ? [part, parts.slice(index).join('')] : part));
}

/** Where a term is: its list of fields, made when it is first asked for. */
function postingsOf(postings: Map<string, number[]>, term: string): number[] {
  const known = postings.get(term);
  if (known) return known;
  const made: number[] = [];
  postings.set(term, made);
  return made;
}

const sortTerms = (postings: Map<string, number[]>): Terms => ({
  postings,
  sorted: [...postings.keys()].sort(),
});

/** Notes a field; each is in a list once. */
function note(list: number[], id: number): void {
  if (list.at(-1) !== id) list.push(id);
}

/** Enters all terms of the fields; the fields come in the order of their ids. */
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

  // Most runs are in the texts many times, and are cut into terms once.
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

/** Joins two lists in order; what is in both is in the result once. */
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

function joinTerms(to: Terms, { postings, sorted }: Terms): void {
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
