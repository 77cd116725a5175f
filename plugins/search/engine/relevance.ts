import { hasCode } from './codes';
import type { CollectedPage } from './collection';
import type { Entry } from './entries';
import type { Field } from './field';
import type { Found } from './found';
import { isParameter, NAME, NAME_SHARE, naming } from './naming';
import { lowerCase } from './words';

/**
 * Weight of a word by where it is, from 0 to 1. The subject of a page is the context of its sections, so a section
 * with one of two words ranks higher if the title of its page has the other one.
 */
const PLACES = {
  title: 1,
  keyword: 0.8,
  pageTitle: 0.55,
  pageKeyword: 0.34,
  text: 0.3,
  page: 0.12,
} as const;

/** Bonus for a title or keyword that matches exactly. */
const EXACT = {
  title: 1.2,
  demo: 0.5,
  keyword: 0.7,
  pageKeyword: 0.6,
  written: 1.2,
  subject: 1.1,
} as const;

/** Bonus for a title with all the words, by entry type. */
const ALL_WORDS = { page: 0.75, content: 0.6, title: 0.3, demo: 0.3 } as const;

/** Maximum bonus for a title, multiplied by how much of it the keywords cover. */
const COVERAGE = 0.65;

/**
 * Maximum bonus for one name with several of the words, which says more than the same words in several names, and
 * the least share of the words, by rarity, that it must have.
 */
const TOGETHER = { bonus: 0.2, share: 0.3 } as const;

/** Bonus for an exact name on a reference page. */
const REFERENCE = 0.25;

/**
 * Penalties: a demo shows what its section explains, a parameter is looked up via its function, and an error by its
 * code or its symptom.
 */
const LESS = { demo: 0.45, parameter: 0.4, error: 0.15 } as const;

/** Checks for the page of an error of which neither the code nor a symptom was typed. */
const isUntypedError = ({ facet, entries: [{ title }] }: CollectedPage, { matches }: Found) =>
  facet === 'errors' && !hasCode(title, matches) && !matches.some(({ isSymptom }) => isSymptom);

/** Checks whether a field has all the needed words. */
const hasAll = (field: Field, { matches }: Found) =>
  matches.every(({ isNeeded, qualities }) => !isNeeded || qualities.has(field.id));

/** Computes the fraction of the keywords that an entry matches, weighted by rarity. */
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

/** Averages the quality of the matches in a field: an inflection counts less than the word itself. */
function quality(field: Field, { matches }: Found): number {
  const met = matches.map(({ qualities }) => qualities.get(field.id)).filter((each) => each);
  return met.reduce<number>((sum, each) => sum + (each ?? 0), 0) / met.length;
}

/** Rates the best field with all needed words: 1 if it contains exactly these words and nothing else. */
const completeness = (fields: Field[], found: Found) =>
  fields
    .filter((field) => hasAll(field, found) && found.isIn(field))
    .reduce((most, field) => Math.max(most, found.coverage(field) * quality(field, found)), 0);

/** Rates the best field with two or more of the words, by how much of the words and of the field match. */
function togetherness(fields: Field[], { matches, coverage }: Found): number {
  const whole = matches.reduce((sum, { rarity }) => sum + rarity, 0);
  const rated = fields.map((field) => {
    const own = matches.filter(({ qualities }) => qualities.has(field.id));
    const met = own.reduce(
      (sum, { qualities, rarity }) => sum + rarity * (qualities.get(field.id) ?? 0),
      0,
    );
    const isEnough = own.length > 1 && met >= TOGETHER.share * whole;
    return isEnough ? (met / whole) * coverage(field) : 0;
  });
  return Math.max(0, ...rated);
}

/** Factor for the exact name of something whose symptom was typed too: a section about that may be better. */
const WITHOUT_SYMPTOM = 0.2;

/**
 * Rates a name that consists of the keywords: 0 if there are other words in it. A typo counts as the word, but an
 * inflection does not if the exact word exists elsewhere.
 */
function sameness(field: Field, found: Found): number {
  if (!hasAll(field, found) || found.coverage(field) < 1) return 0;
  const met = quality(field, found);
  if (met < 1 && found.matches.some(({ isKnown }) => isKnown)) return 0;
  const isPart = found.matches.some(
    ({ isSymptom, qualities }) => isSymptom && !qualities.has(field.id),
  );
  return isPart ? met * WITHOUT_SYMPTOM : met;
}

/** Rates a title of which only the beginning is typed, perhaps with a typo: 0 if less than most of it is. */
function unfinished(title: Field, found: Found): number {
  const isOther = found.matches.some(({ isKnown }) => isKnown);
  const share = found.coverage(title);
  return isOther || share < NAME_SHARE ? 0 : share * quality(title, found);
}

/** Computes the bonus of an exact title, which is lower for a title that recurs, such as `Performance`. */
function exactness({ type, title, namesakes }: Entry, found: Found): number {
  if (type === 'page' && hasCode(title, found.matches)) return NAME.page;
  const met = sameness(title, found);
  if (type === 'page' && !met) return NAME.page * unfinished(title, found);
  if (!met) return 0;
  if (type === 'demo') return EXACT.demo * met;
  if (type !== 'page') return (EXACT.title * met) / namesakes;
  return NAME.page * met + (found.keywords === title.text ? NAME.sameCase : 0);
}

/** A name of several words, or with a symbol, such as `Form.List`; typing all of it is deliberate. */
const SEVERAL = /\S[^\p{L}\p{M}\p{N}]|\p{Script=Han}{4}/u;

/** Replaces hyphens, which readers type or not: `react-hook-form`. */
const unhyphenated = (text: string) => text.replace(/-/gu, ' ');

/** Returns the keyword of an entry that was typed, perhaps with question words around it. */
function typedKeyword({ hidden }: Entry, { keywords, matches }: Found): Field | undefined {
  const typed = [unhyphenated(lowerCase(keywords)), matches.map(({ word }) => word).join(' ')];
  return hidden.find(({ lower }) => typed.includes(unhyphenated(lower)));
}

/** Computes the bonus of an exact keyword, which is higher for several words, and if the title has them too. */
function keywordExactness(entry: Entry, found: Found): number {
  const { type, title, hidden } = entry;
  const typed = typedKeyword(entry, found);
  const met = typed ? 1 : hidden.reduce((most, field) => Math.max(most, sameness(field, found)), 0);
  if (!met || type === 'demo') return 0;
  const isWritten = typed && SEVERAL.test(typed.text);
  const isSubject = type === 'page' && hasAll(title, found) && found.isIn(title);
  const exact = type === 'page' ? EXACT.pageKeyword : EXACT.keyword;
  return met * (exact + (isWritten ? EXACT.written : 0) + (isSubject ? EXACT.subject : 0));
}

/** How well an entry matches the keywords; determines the order of the results. */
export interface Relevance {
  /** Greater than 0 if the keywords name this property. */
  naming: number;
  /** All other criteria: above all an exact title, then the fraction of the words that match. */
  other: number;
  /** Whether the title or a single keyword has all the words. */
  isStrong: boolean;
  /** Whether the keywords are another name of the entry, of several words, such as `Form.List`. */
  isCalled: boolean;
}

/** Rates an entry; exact matches take precedence over the weights of titles and texts. */
export function relevance(entry: Entry, page: CollectedPage, found: Found): Relevance {
  const title = completeness([entry.title], found);
  const keyword = completeness(entry.hidden, found);
  const exact = Math.max(exactness(entry, found), keywordExactness(entry, found));
  const isStrong = title > 0 || keyword > 0;
  const isReference =
    page.facet === 'reference' &&
    entry.namesakes === 1 &&
    (title === 1 || entry.type === 'content');
  return {
    naming: naming(entry, found),
    other:
      answered(entry, page, found) +
      COVERAGE * Math.max(title, keyword / 2) +
      (isStrong ? 0 : TOGETHER.bonus * togetherness([entry.title, ...entry.hidden], found)) +
      (title > 0 ? ALL_WORDS[entry.type] * quality(entry.title, found) : 0) +
      exact +
      (exact && isReference ? REFERENCE : 0) -
      (entry.type === 'demo' ? LESS.demo : 0) -
      (isParameter(entry) ? LESS.parameter : 0) -
      (isUntypedError(page, found) ? LESS.error : 0),
    isStrong,
    isCalled: entry.type !== 'title' && SEVERAL.test(typedKeyword(entry, found)?.text ?? ''),
  };
}
