import type { CollectedPage } from './collection';
import type { Entry } from './entries';
import type { Field } from './field';
import type { Found, WeighedMatch } from './found';
import type { Range } from './ranges';
import { lowerCase } from './words';

/**
 * What a word is worth by where it is, from 0 to 1. What the page is about is the setting of each place on it,
 * so a section with one of two words comes before others if its page has the second one in the title.
 */
const PLACES = {
  title: 1,
  keyword: 0.8,
  pageTitle: 0.55,
  pageKeyword: 0.45,
  text: 0.3,
  page: 0.12,
} as const;

/** What is added for the exact name of a page or a property; letter case decides between `Watch` and `watch`. */
const NAME = { page: 5, property: 4, sameCase: 3.5 } as const;

/** What is added when a title or a keyword says just what was asked, and no more. */
const EXACT = { title: 1.2, demo: 0.5, keyword: 0.5, pageKeyword: 0.4, written: 1.2 } as const;

/** What is added for a title with all the words, by what it is the title of. */
const ALL_WORDS = { page: 0.75, content: 0.6, title: 0.3, demo: 0.3 } as const;

/** What is added for a title by how much of it was asked for. */
const COVERAGE = 0.5;

/** What is added for an exact name on a page of the reference. */
const REFERENCE = 0.25;

/** What is taken off: a demo shows what its section explains, a parameter is looked up with its function. */
const LESS = { demo: 0.25, parameter: 0.4 } as const;

/** Share of a name that has to be typed before it counts as that name. */
const NAME_SHARE = 0.6;

/** Words that readers type next to a name of the API. */
const BESIDE_A_NAME = new Set(
  'form formitem item api hook hooks prop props property option options method methods function type types 属性 方法 选项 参数 类型 函数 用法 怎么用'.split(
    ' ',
  ),
);

const overlap = ([start, end]: Range, [from, to]: Range) =>
  Math.max(0, Math.min(end, to) - Math.max(start, from));

/** Place of the name in the title of a property: `setValue` in `FormMethod.setValue`. */
function nameRange({ text }: Field): Range {
  return [text.lastIndexOf('.') + 1, text.length];
}

/** Parameters of functions (`useWatch.form`) are looked up with their function, not by themselves. */
const isParameter = ({ title }: Entry) => /^\p{Ll}/u.test(title.text) && title.text.includes('.');

/** How well the keywords name a property, from 0 to 1: it is typed as a whole, and nothing but it. */
function naming(entry: Entry, found: Found): number {
  if (entry.type !== 'title') return 0;
  const { matches, rangesOf } = found;
  const range = nameRange(entry.title);
  const typed = (match: WeighedMatch) =>
    Math.max(0, ...rangesOf(match, entry.title).map((each) => overlap(each, range))) /
    (range[1] - range[0]);
  const best = matches.reduce((most, match) => (typed(match) > typed(most) ? match : most));
  const quality = best.qualities.get(entry.title.id) ?? 0;
  // The beginning of a name is not the name if it is one itself: `FormItem` is not `formItemStyle`.
  if (typed(best) < NAME_SHARE || (quality < 1 && best.isKnown)) return 0;
  const isBeside = (match: WeighedMatch) =>
    match === best || BESIDE_A_NAME.has(match.word) || match.qualities.has(entry.title.id);
  if (!matches.every(isBeside)) return 0;
  if (isParameter(entry)) return 0;
  const name = entry.title.text.slice(...range);
  const sameCase = found.keywords.includes(name) ? NAME.sameCase : 0;
  return typed(best) * quality * (NAME.property + sameCase);
}

/** Whether all words that distinguish pages are in a field. */
const hasAll = (field: Field, { matches }: Found) =>
  matches.every(({ isNeeded, qualities }) => !isNeeded || qualities.has(field.id));

/** The share of what was asked for that an entry answers, rare words first. */
function answered(entry: Entry, page: CollectedPage, { matches }: Found): number {
  const [itself] = page.entries;
  let sum = 0;
  let whole = 0;
  for (const { qualities, rarity, pages } of matches) {
    const quality = (field: Field) => qualities.get(field.id) ?? 0;
    const best = (fields: Field[]) =>
      fields.reduce((most, field) => Math.max(most, quality(field)), 0);
    sum +=
      rarity *
      Math.max(
        PLACES.title * quality(entry.title),
        PLACES.keyword * best(entry.hidden),
        PLACES.pageTitle * quality(itself.title),
        PLACES.pageKeyword * best(itself.hidden),
        PLACES.text * quality(entry.text),
        pages.has(entry.text.page) ? PLACES.page : 0,
      );
    whole += rarity;
  }
  return whole && sum / whole;
}

/** How well the words themselves are met in a field: other forms of a word are not the word. */
function quality(field: Field, { matches }: Found): number {
  const met = matches.map(({ qualities }) => qualities.get(field.id)).filter((each) => each);
  return met.reduce<number>((sum, each) => sum + (each ?? 0), 0) / met.length;
}

/** Whether a field says all that was asked: 1 if it says just that, and in these words. */
const said = (fields: Field[], found: Found) =>
  fields
    .filter((field) => hasAll(field, found) && found.isIn(field))
    .reduce((most, field) => Math.max(most, found.coverage(field) * quality(field, found)), 0);

/** What an exact title is worth: less when other pages have the same one, such as `Performance`. */
function exactness({ type, title, namesakes }: Entry, found: Found): number {
  if (!hasAll(title, found) || found.coverage(title) < 1) return 0;
  const met = quality(title, found);
  // A typo is meant; another form of a word that is there itself is another word.
  if (met < 1 && found.matches.some(({ isKnown }) => isKnown)) return 0;
  if (type === 'demo') return EXACT.demo * met;
  if (type !== 'page') return (EXACT.title * met) / namesakes ** 2;
  return NAME.page * met + (found.keywords === title.text ? NAME.sameCase : 0);
}

/** A sign in a name, such as the dot of `Form.List`, which is no accident. */
const SIGN = /[^\p{L}\p{M}\p{N}\s]/u;

/** What an exact keyword is worth: more for a name with a sign in it. */
function keywordExactness({ type, hidden }: Entry, { keywords }: Found): number {
  const isWritten =
    SIGN.test(keywords) && hidden.some(({ lower }) => lower === lowerCase(keywords));
  const exact = type === 'page' ? EXACT.pageKeyword : EXACT.keyword;
  return exact + (isWritten ? EXACT.written : 0);
}

/** How well an entry answers the keywords, for the order of the results. */
export interface Relevance {
  /** The keywords are the name of this property. */
  naming: number;
  /** Everything else: a title that says just what was asked, then the share of the words that it answers. */
  other: number;
  /** All words are in the title or in one keyword. */
  isStrong: boolean;
}

/** Judges an entry; exactness comes before the weights of titles and texts. */
export function relevance(entry: Entry, page: CollectedPage, found: Found): Relevance {
  const title = said([entry.title], found);
  const keyword = said(entry.hidden, found);
  const exact = Math.max(
    exactness(entry, found),
    keyword === 1 && entry.type !== 'demo' ? keywordExactness(entry, found) : 0,
  );
  const isReference =
    page.facet === 'reference' &&
    entry.namesakes === 1 &&
    (title === 1 || entry.type === 'content');
  return {
    naming: naming(entry, found),
    other:
      answered(entry, page, found) +
      COVERAGE * Math.max(title, keyword / 2) +
      (title > 0 ? ALL_WORDS[entry.type] : 0) +
      exact +
      (exact && isReference ? REFERENCE : 0) -
      (entry.type === 'demo' ? LESS.demo : 0) -
      (isParameter(entry) ? LESS.parameter : 0),
    isStrong: title > 0 || keyword > 0,
  };
}
