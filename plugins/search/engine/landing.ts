import type { CollectedPage } from './collection';
import type { Entry } from './entries';
import type { Field } from './field';
import { weightIn, type Found, type WeighedMatch } from './found';

/** Share of the words, by rarity, that a section needs to answer for its page. */
const MOST = 0.7;

/** How much more of the words a section has than any other section. */
const CLEARLY = 1.2;

/** With two words, a section may have both by chance. */
const CHANCE = 2;

const isIn = (fields: Field[], { qualities }: WeighedMatch) =>
  fields.some(({ id }) => qualities.has(id));

/** Returns the section with clearly the most of the words in some of its fields, and their weight. */
function clearest(
  sections: Entry[],
  matches: WeighedMatch[],
  fieldsOf: (section: Entry) => Field[],
): { section: Entry; weight: number } | undefined {
  const [first, second] = sections
    .map((section) => ({ section, weight: weightIn(fieldsOf(section), matches) }))
    .sort((a, b) => b.weight - a.weight);
  return first && first.weight > CLEARLY * (second?.weight ?? 0) ? first : undefined;
}

/** A word on at most this many pages is a name of something there. */
const RARE = 8;

/** Returns the only section with a rare word. */
function onlyPlace(
  sections: Entry[],
  matches: WeighedMatch[],
  fieldsOf: (section: Entry) => Field[],
): Entry | undefined {
  const places = matches
    .filter(({ pages, isKnown }) => isKnown && pages.size <= RARE)
    .map((match) => sections.filter((section) => isIn(fieldsOf(section), match)))
    .filter((found) => found.length > 0);
  const [place] = places.flat();
  return place && places.every((found) => found.length === 1 && found[0] === place)
    ? place
    : undefined;
}

/** A title of several topics, such as `Save drafts, undo and redo`; each probably has its section. */
const SEVERAL_TOPICS = /[,、/]|(?<!\p{L})(?:and|or)(?!\p{L})|[与和或]/u;

/** Returns the section whose heading is more about the words than the title of its page, if there is one. */
function closest(itself: Entry, sections: Entry[], { matches, coverage }: Found) {
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
 * Returns the section to open instead of a page: the one whose heading or keywords have the most of the words, the
 * only one with a rare word, or the only one that has them all. If the title of the page has all words, it must be a
 * title of several topics, and a heading clearly closer to the words. The keywords of a page do not say where on the
 * page their subject is.
 *
 * @returns undefined if the page itself, or several of its sections, are the answer
 */
export function answeringSection(
  { entries: [itself, ...entries] }: CollectedPage,
  found: Found,
): Entry | undefined {
  const needed = found.matches.filter(({ isNeeded }) => isNeeded);
  const isNew = (match: WeighedMatch) => !isIn([itself.title], match);
  const sections = entries.filter(({ type }) => type === 'content');
  if (!needed.some(isNew)) {
    return SEVERAL_TOPICS.test(itself.title.lower) ? closest(itself, sections, found) : undefined;
  }
  const namesOf = ({ title, hidden }: Entry) => [title, ...hidden];
  const fieldsOf = (section: Entry) =>
    section === itself ? [itself.text] : [section.text, ...namesOf(section)];
  const most = MOST * needed.reduce((sum, { rarity }) => sum + rarity, 0);
  const named = clearest(sections, needed, namesOf)?.section;
  if (named && needed.some((match) => isNew(match) && isIn(namesOf(named), match))) {
    const context = [...fieldsOf(named), itself.title, ...itself.hidden];
    if (weightIn(context, needed) >= most) return named;
  }
  const only = onlyPlace([itself, ...sections], needed, fieldsOf);
  if (only) return only === itself ? undefined : only;
  if (needed.length === CHANCE) return undefined;
  const whole = clearest([itself, ...sections], needed, fieldsOf);
  return whole && whole.weight >= most && whole.section !== itself ? whole.section : undefined;
}
