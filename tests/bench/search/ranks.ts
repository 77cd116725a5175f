import { arrangeResults } from '../../../plugins/search/client/arrangeResults';
import type { SearchResultGroup } from '../../../plugins/search/worker/protocol';
import { routeOf } from './site';
import type { SiteLocale } from '../../support/site';
import type { Intent } from './intent';

/** Ranking quality for a set of intents. */
export interface Ranking {
  /** Shares from 0 to 1. */
  top1: number;
  top3: number;
  /** Mean reciprocal rank. */
  mrr: number;
  /** Intents whose page is not in the top three, with the pages that are. */
  misses: { intent: Intent; first: string[] }[];
}

/** Unique pages in the order of the dialog. */
export function shownPages(groups: SearchResultGroup[], locale: SiteLocale): string[] {
  const { best, groups: sections } = arrangeResults(groups, Number.POSITIVE_INFINITY);
  const hints = [...(best ? [best.hint] : []), ...sections.flatMap((section) => section.hints)];
  return [...new Set(hints.map((hint) => routeOf(hint.link, locale)))];
}

/** Unique pages by the priority of their best hint, regardless of sections. */
export function pagesByPriority(groups: SearchResultGroup[], locale: SiteLocale): string[] {
  const hints = groups.flatMap((group) => group.hints).sort((a, b) => b.priority - a.priority);
  return [...new Set(hints.map((hint) => routeOf(hint.link, locale)))];
}

/**
 * Ranks the expected pages of all intents.
 *
 * @param find returns the routes found for a query, best first
 */
export async function rank(
  intents: Intent[],
  find: (query: string) => string[] | Promise<string[]>,
): Promise<Ranking> {
  const misses: Ranking['misses'] = [];
  const ranks: number[] = [];
  for (const intent of intents) {
    const found = await find(intent[0]);
    const position = found.findIndex((page) => intent[1].includes(page));
    ranks.push(position < 0 ? Number.POSITIVE_INFINITY : position + 1);
    if (position < 0 || position > 2) misses.push({ intent, first: found.slice(0, 3) });
  }
  const share = (limit: number) => ranks.filter((value) => value <= limit).length / ranks.length;
  const mrr = ranks.reduce((sum, value) => sum + 1 / value, 0) / ranks.length;
  return { top1: share(1), top3: share(3), mrr, misses };
}
