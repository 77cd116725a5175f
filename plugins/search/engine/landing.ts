import type { CollectedPage } from './collection';
import { fieldsOf, namesOf, type Entry } from './entries';
import type { Field } from './field';
import { weightIn, type Found, type WeighedMatch } from './found';

/** Share of the words, by rarity, that a section needs to answer for its page. */
const MOST = 0.7;

/** How much more of the words a section has than any other section. */
const CLEARLY = 1.2;

/** Checks whether one of the fields has a word. */
export const isIn = (fields: Field[], { qualities }: WeighedMatch): boolean =>
  fields.some(({ id }) => qualities.has(id));

/** Checks whether fields have most of the words. */
export const hasMost = (fields: Field[], matches: WeighedMatch[]): boolean =>
  weightIn(fields, matches) >= MOST * matches.reduce((sum, { rarity }) => sum + rarity, 0);

/** Returns the section whose names have clearly the most of the words, or whose heading is clearly closest to them. */
function clearest(sections: Entry[], { coverage }: Found, matches: WeighedMatch[]) {
  const [first, second] = sections
    .map((section) => ({
      section,
      weight: weightIn(namesOf(section), matches),
      share: coverage(section.title),
    }))
    .sort((a, b) => b.weight - a.weight || b.share - a.share);
  const isMore = (key: 'weight' | 'share') => first[key] > CLEARLY * (second?.[key] ?? 0);
  return first?.weight && (isMore('weight') || (first.weight === second?.weight && isMore('share')))
    ? first.section
    : undefined;
}

/** A word on at most this many pages is a name of something there. */
const RARE = 8;

/** Returns the only section with a rare word, unless that word is in the introduction of the page. */
function onlyPlace(itself: Entry, sections: Entry[], matches: WeighedMatch[]): Entry | undefined {
  const has = (section: Entry, match: WeighedMatch) =>
    isIn(section === itself ? [itself.text] : fieldsOf(section), match);
  const places = matches
    .filter(({ pages, isKnown }) => isKnown && pages.size <= RARE)
    .map((match) => [itself, ...sections].filter((section) => has(section, match)))
    .filter((found) => found.length > 0);
  const [place] = places.flat();
  const isOnly = places.every((found) => found.length === 1 && found[0] === place);
  return isOnly && place !== itself ? place : undefined;
}

/** A title of several topics, such as `Save drafts, undo and redo`; each probably has its section. */
const SEVERAL_TOPICS = /[,、/]|(?<!\p{L})(?:and|or)(?!\p{L})|[与和或]/u;

/** Returns the section whose heading is more about the words than the title of its page, if there is one. */
function closest(itself: Entry, sections: Entry[], { coverage }: Found, matches: WeighedMatch[]) {
  const about = ({ title }: Entry) => {
    const own = matches.map(({ qualities }) => qualities.get(title.id) ?? 0);
    return coverage(title) * Math.min(...own);
  };
  const [first, second] = sections
    .map((section) => ({ section, share: about(section) }))
    .sort((a, b) => b.share - a.share);
  const least = CLEARLY * Math.max(about(itself), second?.share ?? 0);
  return first && first.share > least ? first.section : undefined;
}

/**
 * Returns the section to open instead of a page: the one whose heading or keywords have the most of the words, or the
 * only one with a rare word. If the title of the page has all words, it must be a title of several topics, and a
 * heading clearly closer to the words. Words that are not on the page do not count. The keywords of a page do not say
 * where on the page their subject is.
 *
 * @returns undefined if the page itself, or several of its sections, are the answer
 */
export function answeringSection(
  { entries: [itself, ...entries] }: CollectedPage,
  found: Found,
): Entry | undefined {
  const needed = found.matches.filter(
    ({ isNeeded, pages }) => isNeeded && pages.has(itself.title.page),
  );
  const isNew = (match: WeighedMatch) => !isIn([itself.title], match);
  const sections = entries.filter(({ type }) => type === 'content');
  if (!needed.some(isNew)) {
    return SEVERAL_TOPICS.test(itself.title.lower)
      ? closest(itself, sections, found, needed)
      : undefined;
  }
  const named = clearest(sections, found, needed);
  if (named && needed.some((match) => isNew(match) && isIn(namesOf(named), match))) {
    if (hasMost([...fieldsOf(named), ...namesOf(itself)], needed)) return named;
  }
  return onlyPlace(itself, sections, needed);
}
