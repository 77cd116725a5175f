import { stemmer } from 'stemmer';
import { beginsWithOneEdit, isOneEdit } from './oneEdit';
import { termsWithPrefix, type Terms, type Vocabulary } from './vocabulary';
import { QUALITY } from './weights';

/** Shortest word in which a typing slip is forgiven (letters). */
export const TYPO_LENGTH = 5;

/** Words share a stem only if they begin alike; this many letters are compared first. */
export const STEM_HEAD = 3;

/** A term of the vocabulary that a word meets. */
export interface MetTerm {
  term: string;
  quality: number;
  fields: number[];
}

/** How well a word is met by a term, from 0 to 1. */
type Judge = (term: string) => number;

/** Chooses the terms that are worth a closer look. */
type Choice = (terms: Terms) => string[];

function collect({ words, parts }: Vocabulary, choose: Choice, judge: Judge): MetTerm[] {
  const met: MetTerm[] = [];
  const note = (terms: Terms, share: number) => {
    for (const term of choose(terms)) {
      const quality = judge(term) * share;
      if (quality) met.push({ term, quality, fields: terms.postings.get(term) ?? [] });
    }
  };
  note(words, 1);
  note(parts, QUALITY.part);
  return met;
}

const startingWith =
  (prefix: string): Choice =>
  (terms) =>
    termsWithPrefix(terms, prefix);

/** One slip leaves one of the first two letters at its place, or moves it by one. */
function nearlyStartingWith(word: string): Choice {
  const [first, second] = word;
  const isNear = (term: string) =>
    term[0] === first || term[1] === second || term[0] === second || term[1] === first;
  return ({ sorted }) => sorted.filter((term) => term.length >= word.length - 1 && isNear(term));
}

const prefixQuality = (word: string, term: string) =>
  term.startsWith(word) ? QUALITY.prefix + (0.3 * word.length) / term.length : 0;

/**
 * Finds the terms that a word means: the word itself, its other forms, and what begins with it if it is
 * the last one and may still be typed. If nothing matches, words with one typing mistake.
 *
 * @param word lower case, no Chinese
 * @param isLast the word ends the keywords
 */
export function meetLatin(vocabulary: Vocabulary, word: string, isLast: boolean): MetTerm[] {
  const stem = stemmer(word);
  const met = collect(vocabulary, startingWith(word.slice(0, STEM_HEAD)), (term) => {
    if (term === word) return QUALITY.exact;
    const isForm = word.length >= STEM_HEAD && stemmer(term) === stem;
    return Math.max(isLast ? prefixQuality(word, term) : 0, isForm ? QUALITY.stem : 0);
  });
  if (met.length > 0) return met;
  const begun =
    word.length > 1
      ? collect(vocabulary, startingWith(word), (term) => prefixQuality(word, term))
      : [];
  if (begun.length > 0 || word.length < TYPO_LENGTH) return begun;
  return collect(vocabulary, nearlyStartingWith(word), (term) => {
    if (isOneEdit(word, term)) return QUALITY.typo;
    return isLast && beginsWithOneEdit(word, term) ? QUALITY.typo * QUALITY.prefix : 0;
  });
}
