import type { Field } from './field';
import type { WordMatch } from './matchWord';
import { joinRanges, type Range } from './ranges';

/** A match with its information content: rare words have more. */
export interface WeighedMatch extends WordMatch {
  /** Positions of the pages with the word. */
  pages: Set<number>;
  rarity: number;
  /** A page without it is not a result, as long as another one has all such words. */
  isNeeded: boolean;
}

/** What all words of the keywords found, asked field by field; each field is looked at once. */
export interface Found {
  matches: WeighedMatch[];
  /** Whether at least one of the words is in a field. */
  isIn: (field: Field) => boolean;
  /** Places of the words in a field, in order, those that touch joined. */
  ranges: (field: Field) => Range[];
  /** How much of a text was asked for, from 0 to 1. */
  coverage: (field: Field) => number;
}

/** Length without spaces (UTF-16 units). */
const length = (text: string) => text.replace(/\s/g, '').length;

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
export function makeFound(matches: WeighedMatch[]): Found {
  const isIn = (field: Field) => matches.some(({ qualities }) => qualities.has(field.id));
  const ranges = remembered((field) =>
    isIn(field) ? joinRanges(matches.flatMap((match) => match.ranges(field))) : [],
  );
  const coverage = remembered((field) => {
    const marked = ranges(field).reduce(
      (sum, range) => sum + length(field.text.slice(...range)),
      0,
    );
    return marked && marked / length(field.text);
  });
  return { matches, isIn, ranges, coverage };
}
