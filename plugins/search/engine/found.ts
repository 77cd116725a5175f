import type { Field } from './field';
import type { WordMatch } from './matchWord';
import { joinRanges, type Range } from './ranges';

/** A match weighted by information content: rare words weigh more. */
export interface WeighedMatch extends WordMatch {
  /** The word in lower case. */
  word: string;
  /** Indices of the pages with the word. */
  pages: Set<number>;
  rarity: number;
  /** Pages without the word are not results, as long as some page has all such words. */
  isNeeded: boolean;
  /** Whether the word is a symptom of what the other words name. */
  isSymptom: boolean;
  /** Whether the exact word is somewhere, not just a similar one. */
  isKnown: boolean;
}

/** The matches of all words, computed lazily once per field. */
export interface Found {
  /** The trimmed keywords. */
  keywords: string;
  matches: WeighedMatch[];
  /** Whether at least one of the words is in a field. */
  isIn: (field: Field) => boolean;
  /** Ranges of the words in a field, in order; adjacent ones are joined. */
  ranges: (field: Field) => Range[];
  /** Ranges of one word in a field. */
  rangesOf: (match: WeighedMatch, field: Field) => Range[];
  /** Fraction of a text that the words cover, from 0 to 1. */
  coverage: (field: Field) => number;
}

/** Words that do not describe the subject of a title, and its other names in parentheses. */
const FILLERS =
  /[(（][^)）]*[)）]|(?<!\p{L})(?:an?|and|from|in|of|the|to|use|using|with|your)(?!\p{L})|使用|与|(?<=[\p{L}\s])的/giu;

/** Number of letters and digits without fillers (UTF-16 units); in a text of only symbols, of all characters. */
const length = (text: string) =>
  text.replace(FILLERS, '').replace(/[^\p{L}\p{M}\p{N}]/gu, '').length || text.length;

/** Memoizes a function of a field. */
function memoized<T>(compute: (field: Field) => T): (field: Field) => T {
  const results = new Map<Field, T>();
  return (field) => {
    const known = results.get(field);
    if (known !== undefined) return known;
    const result = compute(field);
    results.set(field, result);
    return result;
  };
}

/** Combines the matches of all words. */
export function makeFound(keywords: string, matches: WeighedMatch[]): Found {
  const isIn = (field: Field) => matches.some(({ qualities }) => qualities.has(field.id));
  const ranges = memoized((field) =>
    isIn(field) ? joinRanges(matches.flatMap((match) => match.ranges(field))) : [],
  );
  const coverage = memoized((field) => {
    const marked = ranges(field).reduce(
      (sum, range) => sum + length(field.text.slice(...range)),
      0,
    );
    return marked && Math.min(1, marked / length(field.text));
  });
  const rangesOf = (match: WeighedMatch, field: Field) =>
    match.qualities.has(field.id) ? match.ranges(field) : [];
  return { keywords, matches, isIn, ranges, rangesOf, coverage };
}

/** Sums up the rarity of the words that are in any of the fields. */
export const weightIn = (fields: Field[], matches: WeighedMatch[]): number =>
  matches.reduce(
    (sum, { rarity, qualities }) => sum + (fields.some(({ id }) => qualities.has(id)) ? rarity : 0),
    0,
  );
