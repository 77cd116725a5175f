import type { SearchResultGroup } from '../../../plugins/search/worker/protocol';
import type { SiteLocale } from '../../support/site';
import { readIntents, SETS } from './intent';
import { byPage, rank, shownResults, type Ranking } from './ranks';
import { placeOf } from './site';

/** An engine that this one is compared with: addresses for a query, best first. */
export type OtherEngine = (query: string) => string[] | Promise<string[]>;

/** All queries of a language. */
export const queriesOf = (locale: SiteLocale): string[] =>
  SETS.flatMap((set) => readIntents(locale, set)).map(([query]) => query);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);

function printRanking(name: string, { mrr, first, top3, none }: Ranking) {
  console.log(
    `    ${name.padEnd(12)} MRR ${mrr.toFixed(3)}, first ${percent(first)}, top 3 ${percent(top3)}, no result ${percent(none)}`,
  );
}

function printMisses({ misses }: Ranking) {
  for (const { intent, rank: place, first } of misses) {
    console.log(
      `      "${intent[0]}" at ${place || 'no place'}; first: ${first.join(', ') || '-'}`,
    );
  }
}

/**
 * Prints how well the results answer the intents, next to other engines. Those are scored by page alone, which
 * favors them: here, a wrong place on the right page is a miss.
 *
 * @param showHeldOut also prints each miss of the set that the engine must not be tuned on
 */
export async function printQuality(
  locale: SiteLocale,
  search: (query: string) => SearchResultGroup[],
  others: Record<string, OtherEngine>,
  showHeldOut: boolean,
): Promise<void> {
  for (const set of SETS) {
    const intents = readIntents(locale, set);
    // A set that was scored has become part of the other, and a new one is not written yet.
    if (intents.length === 0) continue;
    console.log(`\n  ${intents.length} intents, ${set === 'tuned' ? 'tuned' : 'held out'}`);
    const own = await rank(intents, (query) => shownResults(search(query), locale));
    printRanking('this engine', own);
    for (const [other, find] of Object.entries(others)) {
      const places = async (query: string) =>
        (await find(query)).map((link) => placeOf(link, locale));
      printRanking(other, await rank(byPage(intents), places));
    }
    if (set === 'tuned' || showHeldOut) printMisses(own);
  }
}
