import type { Entry } from './entries';
import type { Field } from './field';
import type { Found } from './found';
import { WEIGHTS } from './weights';

/** Share of a title's weight that does not depend on how much of the title was asked for. */
const TITLE_BASE = 0.6;

/** What a keyword that says just what was asked is worth, as a share of the title. */
const KEYWORD_SHARE = 0.8;

/** A keyword that says just what was asked counts like a title; one that says more, as a word of it. */
function keywordWeight(keyword: Field, entry: Entry, { matches, coverage }: Found): number {
  const hasAll = matches.every(({ isNeeded, qualities }) => !isNeeded || qualities.has(keyword.id));
  const saysIt = hasAll && coverage(keyword) === 1;
  return saysIt ? KEYWORD_SHARE * entry.titleWeight : WEIGHTS.title;
}

/**
 * A heading with every word of a longer question is worth more than one with a single word, by how much
 * of it was asked for, up to what a page title with the same words is worth at least.
 */
function titleWeight(
  { type, title, titleWeight: weight }: Entry,
  { matches, coverage }: Found,
): number {
  const hasAll =
    type !== 'title' &&
    matches.length > 1 &&
    matches.every(({ qualities }) => qualities.has(title.id));
  const most = Math.max(weight, TITLE_BASE * WEIGHTS.pageTitle);
  return hasAll ? weight + (most - weight) * coverage(title) : weight;
}

/** What an entry is worth: for each word its best place, times how rare the word is. */
export function priority(entry: Entry, found: Found): number {
  const titleShare = TITLE_BASE + (1 - TITLE_BASE) * found.coverage(entry.title);
  const weight = titleWeight(entry, found);
  const keywords = entry.hidden
    .filter((keyword) => found.isIn(keyword))
    .map((keyword) => ({ keyword, weight: keywordWeight(keyword, entry, found) }));
  const sum = found.matches.reduce((total, match) => {
    const quality = (field: Field) => match.qualities.get(field.id) ?? 0;
    const places = [
      weight * titleShare * quality(entry.title),
      WEIGHTS.text * quality(entry.text),
      ...keywords.map(({ keyword, weight }) => weight * quality(keyword)),
      // The rest of the page is the entry's setting.
      match.pages.has(entry.text.page) ? WEIGHTS.text / 2 : 0,
    ];
    return total + match.rarity * Math.max(...places);
  }, 0);
  return Math.round(sum * 100) / 100;
}
