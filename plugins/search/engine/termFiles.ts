import type { Collection } from './collection';
import { lowerBound } from './vocabulary';

/** Returns the term files from one term to another, inclusive. */
export function termFiles({ start: { terms } }: Collection, first: string, last: string): number[] {
  const begin = Math.max(0, lowerBound(terms, `${first}\0`) - 1);
  const end = lowerBound(terms, `${last}\0`);
  return terms.map((_, position) => position).slice(begin, end);
}

/** Checks that the file in which a term would be is loaded. */
export const isTermFileLoaded = (collection: Collection, term: string): boolean =>
  termFiles(collection, term, term).every((position) => collection.has.terms.has(position));
