import type { Collection } from './collection';
import type { Field } from './field';
import { hanFields, isWordlike } from './han';
import { meetLatin } from './latin';
import { pinyinRanges } from './pinyin';
import { findAll, isWordStart, type Range } from './ranges';
import { termsWithPrefix } from './vocabulary';
import { QUALITY } from './weights';
import { SIGN, signTerms, textRuns, type Word } from './words';

/** The matches of one word of the keywords. */
export interface WordMatch {
  /** Field id to the quality of the match. */
  qualities: Map<number, number>;
  /** Ranges of the word in a field. */
  ranges: (field: Field) => Range[];
  /** Words in a field that match, in lower case; known before the text of the field is loaded. */
  words: (field: Field) => string[];
}

const literalMatch = (fields: Field[], text: string): WordMatch => ({
  qualities: new Map(fields.map((field) => [field.id, QUALITY.exact])),
  ranges: (field) => findAll(field.lower, text),
  words: () => [text],
});

/** Finds fields with symbols: names with the exact text, texts with the symbols stripped of punctuation. */
function signFields({ fields, vocabulary: { words } }: Collection, text: string): Field[] {
  const [inTexts] = signTerms(text);
  const terms = termsWithPrefix(words, SIGN).filter((term) => term.includes(inTexts?.slice(1)));
  const ids = terms.flatMap((term) => words.postings.get(term) ?? []);
  const names = fields.filter((field) => !field.isText && field.lower.includes(text));
  return [...new Set([...ids.map((id) => fields[id]), ...names])];
}

function latinRanges(field: Field, word: string, terms: string[]): Range[] {
  const begins = (start: number) => isWordStart(field.text, start);
  const whole = terms
    .filter((term) => !term.startsWith(word) || term === word)
    .flatMap((term) =>
      findAll(field.lower, term, (start, end) => begins(start) && isWordStart(field.text, end)),
    );
  const begun = terms.some((term) => term.startsWith(word) && term !== word);
  return begun ? [...whole, ...findAll(field.lower, word, begins)] : whole;
}

/** Finds the titles whose pinyin matches a word, with the matching ranges. */
function spelledFields(collection: Collection, word: string): Map<Field, Range[]> {
  const { fields, readings } = collection;
  const isKnown = new Map<string, boolean>();
  const isWord = (text: string) => {
    const known = isKnown.get(text) ?? isWordlike(collection, text);
    isKnown.set(text, known);
    return known;
  };
  const titles = readings.size > 0 ? fields.filter(({ hasPinyin }) => hasPinyin) : [];
  return new Map(
    titles
      .map((field): [Field, Range[]] => [field, pinyinRanges(word, field.text, readings, isWord)])
      .filter(([, ranges]) => ranges.length > 0),
  );
}

function latinMatch(collection: Collection, word: string, isLast: boolean): WordMatch {
  const met = meetLatin(collection.vocabulary, word, isLast);
  const qualities = new Map<number, number>();
  const terms = new Map<number, string[]>();
  const note = (id: number, quality: number) =>
    qualities.set(id, Math.max(quality, qualities.get(id) ?? 0));
  for (const { term, fields, quality } of met) {
    for (const id of fields) {
      note(id, quality);
      const own = terms.get(id);
      if (own) own.push(term);
      else terms.set(id, [term]);
    }
  }

  const isKnown = met.some(({ term }) => term === word);
  const spelled = isKnown ? new Map<Field, Range[]>() : spelledFields(collection, word);
  for (const { id } of spelled.keys()) note(id, QUALITY.pinyin);
  return {
    qualities,
    words: ({ id }) => (terms.get(id) ?? []).map((term) => (term.startsWith(word) ? word : term)),
    ranges: (field) => [
      ...latinRanges(field, word, terms.get(field.id) ?? []),
      ...(spelled.get(field) ?? []),
    ],
  };
}

const joined = (qualities: Map<number, number>, a: WordMatch, b: WordMatch): WordMatch => ({
  qualities,
  words: (field) => [...a.words(field), ...b.words(field)],
  ranges: (field) => [...a.ranges(field), ...b.ranges(field)],
});

/** Joins the matches of two words of a phrase: only fields with both match. */
function both(a: WordMatch, b: WordMatch): WordMatch {
  const shared = [...a.qualities].flatMap(([id, quality]): [number, number][] => {
    const other = b.qualities.get(id);
    return other === undefined ? [] : [[id, Math.min(quality, other)]];
  });
  return joined(new Map(shared), a, b);
}

/** Joins the matches of a word with those of another word that means the same. */
function either(a: WordMatch, b: WordMatch): WordMatch {
  const qualities = new Map(a.qualities);
  for (const [id, quality] of b.qualities) {
    qualities.set(id, Math.max(qualities.get(id) ?? 0, QUALITY.meaning * quality));
  }
  return joined(qualities, a, b);
}

/** Finds a word or an everyday phrase, and the words of the pages that mean the same. */
function meaningMatch(collection: Collection, { text, others = [] }: Word, isLast: boolean) {
  const find = (phrase: string, isUnfinished: boolean) =>
    textRuns(phrase)
      .map((run) => latinMatch(collection, run, isUnfinished))
      .reduce(both);
  return others.map((other) => find(other, false)).reduce(either, find(text, isLast));
}

/**
 * Finds a word in all fields.
 *
 * @param isLast whether it is the last word of the keywords, which may be unfinished
 */
export function matchWord(collection: Collection, word: Word, isLast: boolean): WordMatch {
  if (word.kind === 'latin') return meaningMatch(collection, word, isLast);
  if (word.kind === 'literal') return literalMatch(signFields(collection, word.text), word.text);
  return literalMatch(hanFields(collection, word.text), word.text);
}
