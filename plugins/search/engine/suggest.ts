import leven from 'leven';
import type { Suggestions } from '../worker/protocol';
import type { Collection } from './collection';
import { lowerCase } from './words';

/** How many words are suggested at most. */
const MAX_WORDS = 4;

/** Least likeness of a suggestion, from 0 to 1. */
const LIKENESS = 0.5;

/** Longest keywords that are compared; nothing is called like what is longer. */
const MAX_LENGTH = 60;

const likeness = (a: string, b: string) => 1 - leven(a, b) / Math.max(a.length, b.length);

/** What can be found: titles, and names of properties without their owner. */
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
 * What a reader may look for whose keywords find nothing.
 *
 * @returns the names that are most like the keywords, best first, and the first page of each section
 */
export function suggest(collection: Collection, keywords: string): Suggestions {
  const wanted = lowerCase(keywords.trim().normalize('NFKC')).slice(0, MAX_LENGTH);
  const words = namesOf(collection)
    .map((name) => ({ name, likeness: likeness(wanted, lowerCase(name)) }))
    .filter((each) => each.likeness >= LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_WORDS)
    .map(({ name }) => name);
  const pages = collection.nav.flatMap((_, nav) => {
    const first = collection.pages.find((page) => page.nav === nav);
    return first ? [{ title: first.title, link: first.entries[0].link }] : [];
  });
  return { words, pages };
}
