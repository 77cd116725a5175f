import type { Collection } from './collection';
import type { Field } from './field';
import { findAll } from './ranges';
import { bigrams, termsWithPrefix } from './vocabulary';

const HAN = /\p{Script=Han}/u;

/**
 * Finds the fields that contain a run of Chinese characters: names with the exact run, and texts with all of its
 * character pairs, since a text may not be loaded yet.
 */
export function hanFields({ vocabulary, fields }: Collection, text: string): Field[] {
  const postings = (term: string) => vocabulary.bigrams.postings.get(term) ?? [];
  const pairs = bigrams(text);
  if (pairs[0] === text) {
    const ids = termsWithPrefix(vocabulary.bigrams, text).flatMap(postings);
    return [...new Set(ids)].map((id) => fields[id]);
  }
  const [rarest, ...others] = pairs.map(postings).sort((a, b) => a.length - b.length);
  const sets = others.map((list) => new Set(list));
  return rarest
    .filter((id) => sets.every((set) => set.has(id)))
    .map((id) => fields[id])
    .filter((field) => field.isText || field.lower.includes(text));
}

/**
 * Checks whether a run of Chinese characters is used as a word. Dictionaries lack technical terms (校验), but the
 * neighbors of a word vary between names, whereas a run that always has the same neighbor, like 境要 in 环境要求,
 * is part of a longer word.
 */
export function isWordlike(collection: Collection, text: string): boolean {
  const before = new Set<string>();
  const after = new Set<string>();
  const isFree = (neighbors: Set<string>) => neighbors.has('') || neighbors.size > 1;
  const neighbor = (character = '') => (HAN.test(character) ? character : '');
  for (const field of hanFields(collection, text).filter(({ isText }) => !isText)) {
    for (const [start, end] of findAll(field.lower, text)) {
      before.add(neighbor(field.lower[start - 1]));
      after.add(neighbor(field.lower[end]));
    }
    if (isFree(before) && isFree(after)) return true;
  }
  return false;
}
