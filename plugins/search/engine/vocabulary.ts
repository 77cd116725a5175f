import type { Field } from './field';
import { camelParts, lowerCase, textRuns } from './words';

/** Which fields hold a term; the ids are in rising order. */
type Postings = Map<string, number[]>;

/** The terms of all texts. */
export interface Vocabulary {
  /** Whole words. */
  words: Postings;
  /** Parts of identifiers, and what is left of them from each part on. */
  parts: Postings;
  /** Neighbouring Chinese characters, and the last one of each run by itself. */
  bigrams: Postings;
}

/** A vocabulary without a term. */
export function emptyVocabulary(): Vocabulary {
  return { words: new Map(), parts: new Map(), bigrams: new Map() };
}

function add(postings: Postings, term: string, id: number): void {
  const ids = postings.get(term);
  if (!ids) postings.set(term, [id]);
  else if (ids[ids.length - 1] !== id) ids.push(id);
}

/** Neighbouring pairs of a run of Chinese characters; a single character is its own. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => characters[index] + character);
}

/** Enters the terms of a field; fields come in the order of their ids. */
export function addToVocabulary(vocabulary: Vocabulary, field: Field): void {
  for (const { text, isHan } of textRuns(field.text)) {
    if (isHan) {
      for (const pair of bigrams(text)) add(vocabulary.bigrams, pair, field.id);
      add(vocabulary.bigrams, [...text].at(-1) ?? '', field.id);
      continue;
    }
    add(vocabulary.words, lowerCase(text), field.id);
    const parts = camelParts(text);
    if (parts.length < 2) continue;
    parts.forEach((part, index) => {
      add(vocabulary.parts, part, field.id);
      if (index > 0) add(vocabulary.parts, parts.slice(index).join(''), field.id);
    });
  }
}
