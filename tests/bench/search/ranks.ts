import { arrangeResults } from '../../../plugins/search/client/arrangeResults';
import type { SearchResultGroup } from '../../../plugins/search/worker/protocol';
import type { SiteLocale } from '../../support/site';
import type { Intent } from './intent';
import { placeOf } from './site';

/** Ranking quality for a set of intents. */
export interface Ranking {
  /** Shares from 0 to 1. */
  first: number;
  top3: number;
  /** Share of the queries that find nothing at all. */
  none: number;
  /** Mean reciprocal rank. */
  mrr: number;
  /** Intents whose result is not the first, with its rank (0 if it is missing) and what is first. */
  misses: { intent: Intent; rank: number; first: string[] }[];
}

/** The results of the dialog in its order, one for each page: hits that are folded do not count. */
export function shownResults(groups: SearchResultGroup[], locale: SiteLocale): string[] {
  const { best, groups: sections } = arrangeResults(groups, Number.POSITIVE_INFINITY);
  const pages = [...best, ...sections.flatMap((section) => section.pages)];
  return pages.map(({ hint }) => placeOf(hint.link, locale));
}

const pageOf = (place: string) => place.split('#')[0];

/** Whether a result is the wanted place, the beginning of the wanted page, or anywhere on it. */
const meets = (place: string, wanted: string) =>
  wanted.includes('#') ? place === wanted.replace(/#$/, '') : pageOf(place) === wanted;

/** Scores pages instead of places, for engines that know no properties and may fold places. */
export const byPage = (intents: Intent[]): Intent[] =>
  intents.map(([query, wanted]) => [query, wanted.map(pageOf)]);

/**
 * Ranks the expected results of all intents.
 *
 * @param find returns the places found for a query, best first
 */
export async function rank(
  intents: Intent[],
  find: (query: string) => string[] | Promise<string[]>,
): Promise<Ranking> {
  const misses: Ranking['misses'] = [];
  const ranks: number[] = [];
  let none = 0;
  for (const intent of intents) {
    const found = await find(intent[0]);
    const position = found.findIndex((place) => intent[1].some((wanted) => meets(place, wanted)));
    ranks.push(position < 0 ? Number.POSITIVE_INFINITY : position + 1);
    if (found.length === 0) none += 1;
    if (position !== 0) misses.push({ intent, rank: position + 1, first: found.slice(0, 3) });
  }
  const share = (count: number) => count / intents.length;
  const within = (limit: number) => ranks.filter((value) => value <= limit).length;
  return {
    first: share(within(1)),
    top3: share(within(3)),
    none: share(none),
    mrr: share(ranks.reduce((sum, value) => sum + 1 / value, 0)),
    misses,
  };
}
