import { stemmer } from 'stemmer';
import { beginsWithOneEdit, isOneEdit } from './oneEdit';
import { termsWithPrefix, type Terms, type Vocabulary } from './vocabulary';
import { QUALITY } from './weights';

/** Minimum length of a word for typo tolerance (letters). */
export const TYPO_LENGTH = 5;

/** Length of a word whose first letter may be the typo: `jquery` is not `query` (letters). */
const LONG = 8;

/** Words share a stem only if their first letters match; this many are compared before stemming. */
export const STEM_HEAD = 3;

/** A term of the vocabulary that matches a word. */
export interface MetTerm {
  term: string;
  quality: number;
  fields: number[];
}

/** Rates how well a term matches the word, from 0 to 1. */
type Judge = (term: string) => number;

/** Selects candidate terms. */
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

/** After one typo, one of the first two letters is still in place or moved by one; in a short word, the first. */
function nearlyStartingWith(word: string): Choice {
  const [first, second] = word;
  const isShort = word.length < LONG;
  const isNear = (term: string) =>
    term[0] === first ||
    (!isShort && (term[1] === second || term[0] === second || term[1] === first));
  return ({ sorted }) => sorted.filter((term) => term.length >= word.length - 1 && isNear(term));
}

const prefixQuality = (word: string, term: string) =>
  term.startsWith(word) ? QUALITY.prefix + (0.3 * word.length) / term.length : 0;

/**
 * Finds the terms that match a word: the word itself, its inflections and, for the last word, which may be
 * unfinished, terms that begin with it. If nothing matches, tries prefixes of any word, then one typo.
 *
 * @param word in lower case, without Chinese
 * @param isLast whether it is the last word of the keywords
 */
export function meetLatin(vocabulary: Vocabulary, word: string, isLast: boolean): MetTerm[] {
  const stem = stemmer(word);
  const isWord = vocabulary.words.postings.has(word);
  const begun = (term: string) => (isWord ? QUALITY.longer : 1) * prefixQuality(word, term);
  const met = collect(vocabulary, startingWith(word.slice(0, STEM_HEAD)), (term) => {
    if (term === word) return QUALITY.exact;
    // The stem of `isValidateing` is that of `isValid`.
    if (!isWord && word.length >= LONG && isOneEdit(word, term)) return QUALITY.longTypo;
    const isForm = word.length >= STEM_HEAD && stemmer(term) === stem;
    return Math.max(isLast ? begun(term) : 0, isForm ? QUALITY.stem : 0);
  });
  if (met.length > 0) return met;
  const longer = word.length > 1 ? collect(vocabulary, startingWith(word), begun) : [];
  if (longer.length > 0 || word.length < TYPO_LENGTH) return longer;
  return collect(vocabulary, nearlyStartingWith(word), (term) => {
    if (isOneEdit(word, term)) return QUALITY.typo;
    return isLast && beginsWithOneEdit(word, term) ? QUALITY.typo * QUALITY.prefix : 0;
  });
}
