import type { Entry } from './entries';
import type { Field } from './field';
import type { Found } from './found';
import { WEIGHTS } from './weights';

/** Fraction of a title's weight that does not depend on how much of the title the keywords cover. */
const TITLE_BASE = 0.6;

/** Weight of a keyword that matches exactly, as a fraction of the title's weight. */
const KEYWORD_SHARE = 0.8;

/** A keyword that matches exactly weighs almost as much as the title; any other, like a word in a heading. */
function keywordWeight(keyword: Field, entry: Entry, { matches, coverage }: Found): number {
  const hasAll = matches.every(({ isNeeded, qualities }) => !isNeeded || qualities.has(keyword.id));
  const isExact = hasAll && coverage(keyword) === 1;
  return isExact ? KEYWORD_SHARE * entry.titleWeight : WEIGHTS.title;
}

/**
 * Raises the weight of a heading that contains every word of a longer query, depending on how much of it they
 * cover, up to the minimum weight of a page title with the same words.
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

/** Computes the weight of an entry: the best match of each word, times the rarity of the word. */
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
      // The rest of the page is context.
      match.pages.has(entry.text.page) ? WEIGHTS.text / 2 : 0,
    ];
    return total + match.rarity * Math.max(...places);
  }, 0);
  return Math.round(sum * 100) / 100;
}
