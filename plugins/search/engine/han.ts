import type { Collection } from './collection';
import type { Field } from './field';
import { findAll } from './ranges';
import { bigrams, termsWithPrefix } from './vocabulary';

const HAN = /\p{Script=Han}/u;

/** Fields that may hold a run of Chinese characters: those with its rarest pair. */
export function hanFields({ vocabulary, fields }: Collection, text: string): Field[] {
  const postings = (term: string) => vocabulary.bigrams.postings.get(term) ?? [];
  const pairs = bigrams(text);
  if (pairs[0] === text) {
    const ids = termsWithPrefix(vocabulary.bigrams, text).flatMap(postings);
    return [...new Set(ids)].map((id) => fields[id]);
  }
  const lists = pairs.map(postings);
  const rarest = lists.reduce((best, list) => (list.length < best.length ? list : best));
  return rarest.map((id) => fields[id]);
}

/**
 * Checks whether a run of Chinese characters is used as a word. No dictionary knows the words of a
 * trade (校验), but a word keeps different company: what always has the same neighbor, as 境要 in
 * 环境要求, is a part of something longer.
 */
export function isWordlike(collection: Collection, text: string): boolean {
  const before = new Set<string>();
  const after = new Set<string>();
  const isFree = (neighbors: Set<string>) => neighbors.has('') || neighbors.size > 1;
  const neighbor = (character = '') => (HAN.test(character) ? character : '');
  for (const field of hanFields(collection, text)) {
    for (const [start, end] of findAll(field.lower, text)) {
      before.add(neighbor(field.lower[start - 1]));
      after.add(neighbor(field.lower[end]));
    }
    if (isFree(before) && isFree(after)) return true;
  }
  return false;
}
