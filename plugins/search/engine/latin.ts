import { stemmer } from 'stemmer';
import { beginsWithOneEdit, isOneEdit } from './oneEdit';
import type { Vocabulary } from './vocabulary';
import { QUALITY } from './weights';

/** Shortest word in which a typing slip is forgiven (letters; design, point 6). */
const TYPO_LENGTH = 5;

/** Words share a stem only if they begin alike; this many letters are compared first. */
const STEM_HEAD = 3;

/** A term of the vocabulary that a word meets. */
export interface MetTerm {
  term: string;
  quality: number;
  fields: number[];
}

type Judge = (term: string) => number;

function collect(vocabulary: Vocabulary, judge: Judge): MetTerm[] {
  const met: MetTerm[] = [];
  for (const [term, fields] of vocabulary.words) {
    const quality = judge(term);
    if (quality) met.push({ term, quality, fields });
  }
  for (const [term, fields] of vocabulary.parts) {
    const quality = judge(term);
    if (quality) met.push({ term, quality: quality * QUALITY.part, fields });
  }
  return met;
}

const prefixQuality = (word: string, term: string) =>
  term.startsWith(word) ? QUALITY.prefix + (0.3 * word.length) / term.length : 0;

/**
 * Finds the terms that a word means: the word itself, its other forms, and what begins with it if it is
 * the last one and may still be typed. Only when there is none, what is one typing slip away.
 *
 * @param word lower case, no Chinese
 * @param isLast the word ends the keywords
 */
export function meetLatin(vocabulary: Vocabulary, word: string, isLast: boolean): MetTerm[] {
  const stem = stemmer(word);
  const head = word.slice(0, STEM_HEAD);
  const hasStem = (term: string) => term.startsWith(head) && stemmer(term) === stem;
  const met = collect(vocabulary, (term) => {
    if (term === word) return QUALITY.exact;
    return Math.max(
      isLast ? prefixQuality(word, term) : 0,
      word.length >= STEM_HEAD && hasStem(term) ? QUALITY.stem : 0,
    );
  });
  if (met.length > 0) return met;
  const begun = collect(vocabulary, (term) => (word.length > 1 ? prefixQuality(word, term) : 0));
  if (begun.length > 0 || word.length < TYPO_LENGTH) return begun;
  return collect(vocabulary, (term) => {
    if (isOneEdit(word, term)) return QUALITY.typo;
    return isLast && beginsWithOneEdit(word, term) ? QUALITY.typo * QUALITY.prefix : 0;
  });
}
