import type { CollectedPage } from './collection';
import type { Entry } from './entries';
import type { Field } from './field';
import { weightIn, type Found, type WeighedMatch } from './found';

/** Share of the words, by rarity, that a section needs to answer for its page. */
const MOST = 0.7;

/** How much more of the words the heading of that section has than any other heading. */
const CLEARLY = 1.2;

const isIn = (fields: Field[], { qualities }: WeighedMatch) =>
  fields.some(({ id }) => qualities.has(id));

/**
 * Returns the section to open instead of a page whose title lacks some of the words: the one whose heading or
 * keywords have the most of them. The keywords of a page do not say where on the page their subject is.
 *
 * @returns undefined if the page itself, or several of its sections, are the answer
 */
export function answeringSection(
  { entries: [itself, ...entries] }: CollectedPage,
  { matches }: Found,
): Entry | undefined {
  const needed = matches.filter(({ isNeeded }) => isNeeded);
  const isNew = (match: WeighedMatch) => !isIn([itself.title], match);
  if (!needed.some(isNew)) return undefined;
  const [first, second] = entries
    .filter(({ type }) => type === 'content')
    .map((entry) => ({ entry, weight: weightIn([entry.title, ...entry.hidden], needed) }))
    .sort((a, b) => b.weight - a.weight);
  if (!first || first.weight <= CLEARLY * (second?.weight ?? 0)) return undefined;
  const { title, text, hidden } = first.entry;
  const isAbout = needed.some((match) => isNew(match) && isIn([title, ...hidden], match));
  const whole = weightIn([title, text, ...hidden, itself.title], needed);
  const all = needed.reduce((sum, { rarity }) => sum + rarity, 0);
  return isAbout && whole >= MOST * all ? first.entry : undefined;
}
