import type { Entry } from './entries';
import type { Field } from './field';
import type { Found, WeighedMatch } from './found';
import { KIND_WORDS, LIBRARY_WORDS } from './kindWords';
import type { Range } from './ranges';
import { textRuns } from './words';

/** Bonus for the exact name of a page or property; letter case decides between `Watch` and `watch`. */
export const NAME = { page: 5, property: 4, sameCase: 3.5 } as const;

/** Fraction of a name that must be typed to count as that name. */
export const NAME_SHARE = 0.6;

const overlap = ([start, end]: Range, [from, to]: Range) =>
  Math.max(0, Math.min(end, to) - Math.max(start, from));

/** Returns the range of the name in the title of a property: `setValue` in `FormMethod.setValue`. */
function nameRange({ text }: Field): Range {
  return [text.lastIndexOf('.') + 1, text.length];
}

/** Checks for a function parameter (`useWatch.form`), which is looked up via its function. */
export const isParameter = ({ title }: Entry) =>
  /^\p{Ll}/u.test(title.text) && title.text.includes('.');

/** Checks for a name of code next to another library: `ErrorMessage formik` is not our `errorMessage`. */
const isOfOtherLibrary = ({ keywords, matches }: Found): boolean =>
  /\p{Lu}/u.test(keywords) && matches.some(({ word }) => LIBRARY_WORDS.has(word));

/** Rates how well the keywords name a property: 0 unless most of the name is typed, and nothing unrelated. */
export function naming(entry: Entry, found: Found): number {
  if (entry.type !== 'title') return 0;
  const { matches, rangesOf } = found;
  const range = nameRange(entry.title);
  const typed = (match: WeighedMatch) =>
    Math.max(0, ...rangesOf(match, entry.title).map((each) => overlap(each, range))) /
    (range[1] - range[0]);
  const best = matches.reduce((most, match) => (typed(match) > typed(most) ? match : most));
  const quality = best.qualities.get(entry.title.id) ?? 0;
  // A prefix that is itself a name does not count: `FormItem` is not `formItemStyle`.
  if (typed(best) < NAME_SHARE || (quality < 1 && best.isKnown)) return 0;
  const isExpected = (match: WeighedMatch) =>
    match === best ||
    KIND_WORDS.has(match.word) ||
    LIBRARY_WORDS.has(match.word) ||
    match.qualities.has(entry.title.id);
  if (!matches.every(isExpected)) return 0;
  if (isParameter(entry)) return 0;
  const name = entry.title.text.slice(...range);
  const sameCase = textRuns(found.keywords).includes(name) ? NAME.sameCase : 0;
  if (!sameCase && isOfOtherLibrary(found)) return 0;
  return typed(best) * quality * (NAME.property + sameCase);
}
