import type { SearchHint, SearchResultGroup } from '../worker/protocol';
import type { CollectedPage, Collection, Entry } from './collection';
import type { Field } from './field';
import { matchWord, type WordMatch } from './matchWord';
import { pieces, snippet } from './pieces';
import { bigrams } from './vocabulary';
import { WEIGHTS } from './weights';
import { keywordWords, type Word } from './words';

/** A match with how much it tells: rare words tell more. */
interface WeighedMatch extends WordMatch {
  rarity: number;
}

/** When only some words are found, pages that miss more than this share of the best are left out. */
const ANY_SHARE = 0.5;

/** Share of a title's weight that does not depend on how much of the title was asked for. */
const TITLE_BASE = 0.6;

const QUESTION_WORDS = new Set(
  'a an and are can do does for from how i in is it my of on or should the there to what when where which why with you'.split(
    ' ',
  ),
);

const isOn = (page: CollectedPage, match: WordMatch) =>
  page.fields.some((field) => match.qualities.has(field.id));

function weigh(collection: Collection, words: Word[]): WeighedMatch[] {
  return words.map((word, index) => {
    const match = matchWord(collection, word, index === words.length - 1);
    const found = collection.pages.filter((page) => isOn(page, match)).length;
    return { ...match, rarity: Math.log(1 + collection.pages.length / Math.max(found, 1)) };
  });
}

/** Words of a question that say nothing about its subject are left out, unless there are no others. */
function tellingWords(words: Word[]): Word[] {
  const telling = words.filter((word) => !QUESTION_WORDS.has(word.text));
  return telling.length > 0 ? telling : words;
}

const pairsOf = (words: Word[]) =>
  words.flatMap((word): Word[] =>
    word.kind === 'han' ? bigrams(word.text).map((text) => ({ kind: 'han', text })) : [word],
  );

const share = (page: CollectedPage, matches: WeighedMatch[]) =>
  matches.reduce((sum, match) => sum + (isOn(page, match) ? match.rarity : 0), 0);

/** Pages with all words; if there are none, those with the most of them. */
function findPages(collection: Collection, words: Word[]): [CollectedPage[], WeighedMatch[]] {
  const all = weigh(collection, words);
  const full = collection.pages.filter((page) => all.every((match) => isOn(page, match)));
  if (full.length > 0) return [full, all];
  const any = weigh(collection, pairsOf(tellingWords(words)));
  const best = Math.max(...collection.pages.map((page) => share(page, any)));
  const some = collection.pages.filter((page) => {
    const own = share(page, any);
    return own > 0 && own >= best * ANY_SHARE;
  });
  return [some, any];
}

/** How much of a title was asked for, from 0 to 1. */
function coverage(title: Field, matches: WordMatch[]): number {
  const found = pieces(
    title.text,
    matches.flatMap((match) => match.ranges(title)),
  );
  const length = (text: string) => text.replace(/\s/g, '').length;
  const marked = found.reduce(
    (sum, piece) => sum + (piece.highlighted ? length(piece.text) : 0),
    0,
  );
  return marked / Math.max(length(title.text), 1);
}

/** What an entry is worth: for each word its best place, times how rare the word is. */
function priority(entry: Entry, page: CollectedPage, matches: WeighedMatch[]): number {
  const titleShare = TITLE_BASE + (1 - TITLE_BASE) * coverage(entry.title, matches);
  const sum = matches.reduce((total, match) => {
    const quality = (field: Field) => match.qualities.get(field.id) ?? 0;
    const places = [
      entry.titleWeight * titleShare * quality(entry.title),
      WEIGHTS.text * quality(entry.text),
      ...entry.hidden.map((field) => WEIGHTS.title * quality(field)),
      // The rest of the page is the entry's setting.
      isOn(page, match) ? WEIGHTS.text / 2 : 0,
    ];
    return total + match.rarity * Math.max(...places);
  }, 0);
  return Math.round(sum * 100) / 100;
}

function makeHint(
  entry: Entry,
  page: CollectedPage,
  matches: WeighedMatch[],
): SearchHint | undefined {
  const isFound = (field: Field) => matches.some((match) => match.qualities.has(field.id));
  const inText = isFound(entry.text);
  const isSection = entry.type === 'content';
  const repeatsPage = isSection && entry.title === page.entries[0].title;
  const inTitle = !repeatsPage && [entry.title, ...entry.hidden].some(isFound);
  if (!inText && !inTitle) return undefined;
  const ranges = (field: Field) => matches.flatMap((match) => match.ranges(field));
  return {
    type: isSection && !inText ? 'title' : entry.type,
    link: entry.link,
    priority: priority(entry, page, matches),
    highlightTitleTexts: pieces(entry.title.text, ranges(entry.title)),
    highlightTexts: snippet(entry.text.text, ranges(entry.text)),
    pageTitle: page.title,
  };
}

/**
 * Searches a collection: all words first, then any (design, point 6).
 *
 * @param keywords whatever was typed
 * @returns hints by navigation section in navbar order, best first within each; empty without a match
 */
export function search(collection: Collection, keywords: string): SearchResultGroup[] {
  const words = keywordWords(keywords);
  if (words.length === 0) return [];
  const [pages, matches] = findPages(collection, words);
  return collection.nav.flatMap(({ title }, nav) => {
    const hints = pages
      .filter((page) => page.nav === nav)
      .flatMap((page) => page.entries.flatMap((entry) => makeHint(entry, page, matches) ?? []))
      .sort((a, b) => b.priority - a.priority);
    return hints.length > 0 ? [{ title, hints }] : [];
  });
}
