import type { SearchHint } from '../worker/protocol';
import { makeCollection } from '../wholeCollection';
import { search } from './search';
import { FIXTURE } from './searchFixture';

/** The collection of {@link FIXTURE}, for tests. */
export const collection = makeCollection(FIXTURE);

/** Returns the hints for keywords in {@link collection}. */
export const hints = (keywords: string): SearchHint[] =>
  search(collection, keywords).flatMap((group) => group.hints);

/** Returns the addresses of the hints. */
export const links = (keywords: string): string[] => hints(keywords).map(({ link }) => link);

/** Returns the hint with the highest priority. */
export const best = (keywords: string): SearchHint | undefined =>
  hints(keywords).reduce<SearchHint | undefined>(
    (top, hint) => (top && top.priority >= hint.priority ? top : hint),
    undefined,
  );
