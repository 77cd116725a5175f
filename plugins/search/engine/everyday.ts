import { stemmer } from 'stemmer';
import type { Word } from './words';

/** What readers say in everyday words, as stems, to the words of the pages. */
export type Everyday = ReadonlyMap<string, string[]>;

const stemsOf = (texts: string[]) => texts.map((text) => stemmer(text)).join(' ');

/** Number of words of the longest phrase. */
const LONGEST = 3;

/**
 * Prepares everyday words for searching.
 *
 * @param lists word of the pages to what readers say instead, in lower case
 */
export function makeEveryday(lists: Record<string, string[]>): Everyday {
  const everyday = new Map<string, string[]>();
  for (const [word, phrases] of Object.entries(lists)) {
    for (const phrase of phrases) {
      const stems = stemsOf(phrase.split(' '));
      everyday.set(stems, [...(everyday.get(stems) ?? []), word]);
    }
  }
  return everyday;
}

/** Makes one word of each everyday phrase, and gives everyday words those of the pages: `grey out`, with `disable`. */
export function knowEveryday(words: Word[], everyday: Everyday): Word[] {
  const known: Word[] = [];
  for (let from = 0; from < words.length;) {
    let size = Math.min(LONGEST, words.length - from);
    const phrase = () => words.slice(from, from + size).map(({ text }) => text);
    while (size > 1 && !everyday.has(stemsOf(phrase()))) size -= 1;
    const others = everyday.get(stemsOf(phrase()));
    known.push(others ? { kind: 'latin', text: phrase().join(' '), others } : words[from]);
    from += size;
  }
  return known;
}
