import type { Field } from './field';
import type { WordMatch } from './matchWord';
import { joinRanges, type Range } from './ranges';

/** A match with its information content: rare words have more. */
export interface WeighedMatch extends WordMatch {
  /** The word in lower case. */
  word: string;
  /** Positions of the pages with the word. */
  pages: Set<number>;
  rarity: number;
  /** A page without it is not a result, as long as another one has all such words. */
  isNeeded: boolean;
  /** The word itself is somewhere, not only something like it. */
  isKnown: boolean;
}

/** What all words of the keywords found, asked field by field; each field is looked at once. */
export interface Found {
  /** What was typed, without space around it. */
  keywords: string;
  matches: WeighedMatch[];
  /** Whether at least one of the words is in a field. */
  isIn: (field: Field) => boolean;
  /** Places of the words in a field, in order, those that touch joined. */
  ranges: (field: Field) => Range[];
  /** Places of one word in a field. */
  rangesOf: (match: WeighedMatch, field: Field) => Range[];
  /** How much of a text was asked for, from 0 to 1. */
  coverage: (field: Field) => number;
}

/** Words that say nothing about the subject of a title. */
const FILLERS =
  /(?<!\p{L})(?:an?|from|in|of|the|to|use|using|with|your)(?!\p{L})|使用|(?<=[\p{L}\s])的/giu;

/** Length of letters and digits without fillers (UTF-16 units); of signs alone, all of them. */
const length = (text: string) =>
  text.replace(FILLERS, '').replace(/[^\p{L}\p{M}\p{N}]/gu, '').length || text.length;

/** Calls once for each field, and remembers the answer. */
function remembered<T>(ask: (field: Field) => T): (field: Field) => T {
  const answers = new Map<Field, T>();
  return (field) => {
    const known = answers.get(field);
    if (known !== undefined) return known;
    const answer = ask(field);
    answers.set(field, answer);
    return answer;
  };
}

/** Puts the matches of all words together. */
export function makeFound(keywords: string, matches: WeighedMatch[]): Found {
  const isIn = (field: Field) => matches.some(({ qualities }) => qualities.has(field.id));
  const ranges = remembered((field) =>
    isIn(field) ? joinRanges(matches.flatMap((match) => match.ranges(field))) : [],
  );
  const coverage = remembered((field) => {
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
