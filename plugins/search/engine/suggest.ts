import leven from 'leven';
import type { Suggestions } from '../worker/protocol';
import type { Collection } from './collection';
import { lowerCase } from './words';

/** Maximum number of suggested words. */
const MAX_WORDS = 4;

/** Minimum similarity of a suggestion, from 0 to 1. */
const MIN_SIMILARITY = 0.5;

/** Maximum length of the keywords compared; no name is longer. */
const MAX_LENGTH = 60;

const similarity = (a: string, b: string) => 1 - leven(a, b) / Math.max(a.length, b.length);

/** Collects the names that can be suggested: titles, keywords, and property names without their owner. */
function namesOf({ pages }: Collection): string[] {
  const names = pages.flatMap(({ entries }) =>
    entries.flatMap(({ type, title, hidden }) => [
      type === 'title' ? title.text.slice(title.text.lastIndexOf('.') + 1) : title.text,
      ...hidden.map((field) => field.text),
    ]),
  );
  return [...new Set(names)];
}

/**
 * Suggests alternatives to keywords without results.
 *
 * @returns the names most similar to the keywords, best first, and the first page of each section
 */
export function suggest(collection: Collection, keywords: string): Suggestions {
  const wanted = lowerCase(keywords.trim().normalize('NFKC')).slice(0, MAX_LENGTH);
  const words = namesOf(collection)
    .map((name) => ({ name, score: similarity(wanted, lowerCase(name)) }))
    .filter((each) => each.score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_WORDS)
    .map(({ name }) => name);
  const pages = collection.nav.flatMap((_, nav) => {
    const first = collection.pages.find((page) => page.nav === nav);
    return first ? [{ title: first.title, link: first.entries[0].link }] : [];
  });
  return { words, pages };
}
