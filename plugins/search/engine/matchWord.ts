import type { Collection } from './collection';
import type { Field } from './field';
import { meetLatin, type MetTerm } from './latin';
import { pinyinRanges } from './pinyin';
import { findAll, isWordStart, type Range } from './ranges';
import { bigrams } from './vocabulary';
import { QUALITY } from './weights';
import type { Word } from './words';

/** Where one word of the keywords was found. */
export interface WordMatch {
  /** Field id to how well the word is met there. */
  qualities: Map<number, number>;
  /** Places of the word in a field. */
  ranges: (field: Field) => Range[];
}

const literalMatch = (fields: Field[], text: string): WordMatch => ({
  qualities: new Map(
    fields.filter((field) => field.lower.includes(text)).map((field) => [field.id, QUALITY.exact]),
  ),
  ranges: (field) => findAll(field.lower, text),
});

/** Fields that may hold a run of Chinese characters: those with its rarest pair. */
function hanCandidates({ vocabulary, fields }: Collection, text: string): Field[] {
  const pairs = bigrams(text);
  if (pairs[0] === text) {
    const ids = [...vocabulary.bigrams].filter(([pair]) => pair.startsWith(text));
    return [...new Set(ids.flatMap(([, found]) => found))].map((id) => fields[id]);
  }
  const lists = pairs.map((pair) => vocabulary.bigrams.get(pair) ?? []);
  const rarest = lists.reduce((best, list) => (list.length < best.length ? list : best));
  return rarest.map((id) => fields[id]);
}

function latinRanges(field: Field, word: string, met: MetTerm[]): Range[] {
  const begins = (start: number) => isWordStart(field.text, start);
  const terms = met.filter(({ fields }) => fields.includes(field.id)).map(({ term }) => term);
  const whole = terms
    .filter((term) => !term.startsWith(word) || term === word)
    .flatMap((term) =>
      findAll(field.lower, term, (start, end) => begins(start) && isWordStart(field.text, end)),
    );
  const begun = terms.some((term) => term.startsWith(word) && term !== word);
  return begun ? [...whole, ...findAll(field.lower, word, begins)] : whole;
}

function latinMatch(collection: Collection, word: string, isLast: boolean): WordMatch {
  const met = meetLatin(collection.vocabulary, word, isLast);
  const qualities = new Map<number, number>();
  const note = (id: number, quality: number) =>
    qualities.set(id, Math.max(quality, qualities.get(id) ?? 0));
  for (const { fields, quality } of met) for (const id of fields) note(id, quality);

  const spelled = new Map<number, Range[]>();
  const isKnown = met.some(({ term }) => term === word);
  if (!isKnown && collection.readings.size > 0) {
    for (const field of collection.fields) {
      if (!field.hasPinyin) continue;
      const ranges = pinyinRanges(word, field.text, collection.readings);
      if (ranges.length === 0) continue;
      spelled.set(field.id, ranges);
      note(field.id, QUALITY.pinyin);
    }
  }
  return {
    qualities,
    ranges: (field) => [...latinRanges(field, word, met), ...(spelled.get(field.id) ?? [])],
  };
}

/**
 * Finds a word in all fields.
 *
 * @param isLast the word ends the keywords, so it may be unfinished
 */
export function matchWord(collection: Collection, word: Word, isLast: boolean): WordMatch {
  if (word.kind === 'latin') return latinMatch(collection, word.text, isLast);
  if (word.kind === 'literal') return literalMatch(collection.fields, word.text);
  return literalMatch(hanCandidates(collection, word.text), word.text);
}
