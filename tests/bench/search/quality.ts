import type { SearchResultGroup } from '../../../plugins/search/worker/protocol';
import type { SiteLocale } from '../../support/site';
import { EARLIER as ENGLISH_EARLIER } from './earlier.en-US';
import { EARLIER as CHINESE_EARLIER } from './earlier.zh-CN';
import { HELD_OUT as ENGLISH_HELD_OUT } from './heldOut.en-US';
import { HELD_OUT as CHINESE_HELD_OUT } from './heldOut.zh-CN';
import { allOf, joined, type Intents } from './intent';
import { INTENTS as ENGLISH } from './intents.en-US';
import { INTENTS as CHINESE } from './intents.zh-CN';
import { byPage, rank, shownResults, type Ranking } from './ranks';
import { placeOf } from './site';

/** The engine is tuned on the first set; the other is scored once, and joins the first when it has been tuned on. */
interface IntentSets {
  tuned: Intents;
  heldOut: Intents;
}

const SETS: Record<SiteLocale['id'], IntentSets> = {
  'en-US': { tuned: joined(ENGLISH, ENGLISH_EARLIER), heldOut: ENGLISH_HELD_OUT },
  'zh-CN': { tuned: joined(CHINESE, CHINESE_EARLIER), heldOut: CHINESE_HELD_OUT },
};

/** An engine that this one is compared with: addresses for a query, best first. */
export type OtherEngine = (query: string) => string[] | Promise<string[]>;

/** All queries of a language. */
export const queriesOf = ({ id }: SiteLocale): string[] =>
  Object.values(SETS[id]).flatMap((intents: Intents) => allOf(intents).map(([query]) => query));

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
  const { tuned, heldOut } = SETS[locale.id];
  for (const [name, set] of Object.entries({ tuned, 'held out': heldOut })) {
    const intents = allOf(set);
    console.log(`\n  ${intents.length} intents, ${name}`);
    const own = await rank(intents, (query) => shownResults(search(query), locale));
    printRanking('this engine', own);
    for (const [other, find] of Object.entries(others)) {
      const places = async (query: string) =>
        (await find(query)).map((link) => placeOf(link, locale));
      printRanking(other, await rank(byPage(intents), places));
    }
    if (name === 'tuned' || showHeldOut) printMisses(own);
  }
}
