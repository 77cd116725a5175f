import { PLACES } from '../indexFiles';
import type { CollectedPage, Collection } from './collection';
import type { WeighedMatch } from './found';
import { meetLatin, TYPO_LENGTH, STEM_HEAD } from './latin';
import { answeringPages, comparedTerms } from './questions';
import { significantWords } from './questionWords';
import { findWords, subjectPairs } from './search';
import { termFiles } from './termFiles';
import { keywordWords, SIGN, textRuns, type Word } from './words';

/** Maximum number of term files fetched by one search. */
const MAX_TERMS = 10;

/** Maximum number of name files fetched by one search. */
const MAX_NAMES = 8;

/** On a site with at most this many name files, all are fetched at start. */
const FIRST_NAMES = 24;

const beginningWith = (collection: Collection, prefix: string) =>
  termFiles(collection, prefix, `${prefix}\uffff`);

/** Returns the files that may have a word with one typo, those for its first two letters first. */
function nearly(collection: Collection, word: string): number[] {
  const likely = [word[0], word[1]].flatMap((letter) => beginningWith(collection, letter));
  const others = termFiles(collection, '0', 'z\uffff');
  return [...likely, ...others];
}

function forLatin(collection: Collection, word: string, isLast: boolean): number[] {
  const { vocabulary, has } = collection;
  const head = word.slice(0, STEM_HEAD);
  // The word itself first, then its inflections. The number of a code may have leading zeros.
  const own = [
    ...termFiles(collection, word, word),
    ...beginningWith(collection, head.replace(/(?<=\D)\d+$/u, '')),
  ];
  if (own.some((position) => !has.terms.has(position))) return own;
  const met = meetLatin(vocabulary, word, isLast);
  if (met.some(({ term }) => term.startsWith(head))) return own;
  // A typo: similar terms may be known from loaded names only, but also be in texts.
  const similar = met.flatMap(({ term }) => termFiles(collection, term, term));
  return word.length < TYPO_LENGTH ? own : [...similar, ...nearly(collection, word)];
}

/** Returns the files with the terms of a word. */
function forWord(
  collection: Collection,
  { kind, text, others = [] }: Word,
  isLast: boolean,
): number[] {
  if (kind === 'literal') return beginningWith(collection, SIGN);
  if (kind === 'latin') {
    return [text, ...others]
      .flatMap(textRuns)
      .flatMap((run) => forLatin(collection, run, isLast && run === text));
  }
  const isPair = [...text].length > 1;
  return isPair ? termFiles(collection, text, text) : beginningWith(collection, text);
}

/** Interleaves lists: the first item of each, then the second of each, and so on. */
function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => turn);
  return turns.flatMap((turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
}

/**
 * Returns the term files that a search needs and that are not loaded yet. Loaded files may reveal that more are
 * needed, so call this until it returns none.
 *
 * @param keywords the text as typed
 * @param fetched number of files already fetched by this search
 */
export function wantedTerms(collection: Collection, keywords: string, fetched: number): number[] {
  const typed = significantWords(keywordWords(keywords), collection.questionWords);
  // As typed, because a space may separate the letters of a code from its number.
  const latin = typed.filter(({ kind }) => kind !== 'han');
  const words = [...latin, ...subjectPairs(collection, keywords)];
  const wanted = words.map((word) => forWord(collection, word, word.text === typed.at(-1)?.text));
  const asked = comparedTerms(collection, keywords).map((term) =>
    termFiles(collection, term, term),
  );
  const missing = [...inTurn(wanted), ...inTurn(asked)].filter(
    (position) => !collection.has.terms.has(position),
  );
  return [...new Set(missing)].slice(0, Math.max(0, MAX_TERMS - fetched));
}

/** Weight of a word by where it is, used before the names are loaded. */
const WORTH = { title: 3, names: 1, text: 0.3, page: 0.1 } as const;

/** Estimates the relevance of the best entry of a page. */
function worthOf({ first, size, entries }: CollectedPage, matches: WeighedMatch[]): number {
  const quality = ({ qualities }: WeighedMatch, id: number) => qualities.get(id) ?? 0;
  const ofTitle = (match: WeighedMatch) => WORTH.title * quality(match, entries[0].title.id);
  const ofEntry = (entry: number) => (match: WeighedMatch) =>
    Math.max(
      WORTH.names * quality(match, first + entry * PLACES),
      WORTH.text * quality(match, first + entry * PLACES + 1),
      match.pages.has(entries[0].title.page) ? WORTH.page : 0,
    );
  const sum = (worth: (match: WeighedMatch) => number) =>
    matches.reduce((total, match) => total + match.rarity * worth(match), 0);
  const best = Array.from({ length: size }, (_, entry) => sum(ofEntry(entry)));
  return sum(ofTitle) + Math.max(...best);
}

/** Returns the index of the name file of each page. */
const namesFileOf = ({ start: { names } }: Collection): number[] =>
  names.flatMap((size, position) => Array.from({ length: size }, () => position));

/** Returns the name files of the best pages that are not loaded yet. */
export function wantedNames(collection: Collection, keywords: string): number[] {
  const { start, pages, has } = collection;
  if (has.names.size === start.names.length) return [];
  const { matches } = findWords(collection, keywords);
  const found = pages
    .map((_, position) => position)
    .filter((position) => matches.some((match) => match.pages.has(position)))
    .map((position) => ({ position, worth: worthOf(pages[position], matches) }))
    .sort((a, b) => b.worth - a.worth);
  const fileOf = namesFileOf(collection);
  const best = [found.map(({ position }) => position), answeringPages(collection, keywords)];
  const files = new Set(inTurn(best).map((position) => fileOf[position]));
  return [...files].slice(0, MAX_NAMES).filter((position) => !has.names.has(position));
}

/** Returns the name files to load at start: all, or none if there are many. */
export const firstNames = ({ start: { names } }: Collection): number[] =>
  names.length > FIRST_NAMES ? [] : names.map((_, position) => position);
