import type { SearchHint, SearchResultGroup } from '../worker/protocol';
import type { CollectedPage, Collection, Entry } from './collection';
import type { Field } from './field';
import { matchWord, type WordMatch } from './matchWord';
import { pieces, snippet } from './pieces';
import { joinRanges } from './ranges';
import { bigrams } from './vocabulary';
import { WEIGHTS } from './weights';
import { keywordWords, type Word } from './words';

/** A match with how much it tells: rare words tell more. */
interface WeighedMatch extends WordMatch {
  /** Pages with the word. */
  pages: Set<CollectedPage>;
  rarity: number;
  /** A page without it is not a result, as long as another one has all such words. */
  isNeeded: boolean;
}

/** When only some words are found, pages that miss more than this share of the best are left out. */
const ANY_SHARE = 0.5;

/** Share of a title's weight that does not depend on how much of the title was asked for. */
const TITLE_BASE = 0.6;

/** What a keyword that says just what was asked is worth, as a share of the title. */
const KEYWORD_SHARE = 0.8;

/** Words of a question that say nothing about its subject. */
const QUESTION_WORDS = new Set(
  'a an and are can do does for from get how i in is it make my of on or put should the there to want what when where which why with you'.split(
    ' ',
  ),
);

/** Words that need not be found, and still tell `use watch` from `watch`. */
const OPTIONAL_WORDS = new Set(['use', 'using']);

const isFound = (field: Field, matches: WordMatch[]) =>
  matches.some((match) => match.qualities.has(field.id));

function weigh(collection: Collection, words: Word[]): WeighedMatch[] {
  return words.map((word, index) => {
    const match = matchWord(collection, word, index === words.length - 1);
    const pages = new Set(
      collection.pages.filter(({ fields }) =>
        fields.some((field) => match.qualities.has(field.id)),
      ),
    );
    const rarity = Math.log(1 + collection.pages.length / Math.max(pages.size, 1));
    const isAlone = words.every(({ text }) => OPTIONAL_WORDS.has(text));
    return { ...match, pages, rarity, isNeeded: isAlone || !OPTIONAL_WORDS.has(word.text) };
  });
}

/** Leaves {@link QUESTION_WORDS} out, unless there are no others. */
function tellingWords(words: Word[]): Word[] {
  const telling = words.filter((word) => !QUESTION_WORDS.has(word.text));
  return telling.length > 0 ? telling : words;
}

const pairsOf = (words: Word[]) =>
  words.flatMap((word): Word[] =>
    word.kind === 'han' ? bigrams(word.text).map((text) => ({ kind: 'han', text })) : [word],
  );

const share = (page: CollectedPage, matches: WeighedMatch[]) =>
  matches.reduce((sum, match) => sum + (match.pages.has(page) ? match.rarity : 0), 0);

/** Pages with all words; if there are none, those with the most of them. */
function findPages(collection: Collection, words: Word[]): [CollectedPage[], WeighedMatch[]] {
  const telling = tellingWords(words);
  const all = weigh(collection, telling);
  const full = collection.pages.filter((page) =>
    all.every((match) => !match.isNeeded || match.pages.has(page)),
  );
  if (full.length > 0) return [full, all];
  const any = weigh(collection, pairsOf(telling));
  const best = Math.max(...collection.pages.map((page) => share(page, any)));
  const some = collection.pages.filter((page) => {
    const own = share(page, any);
    return own > 0 && own >= best * ANY_SHARE;
  });
  return [some, any];
}

/** How much of a text was asked for, from 0 to 1. */
function coverage(field: Field, matches: WordMatch[]): number {
  const ranges = joinRanges(matches.flatMap((match) => match.ranges(field)));
  const length = (text: string) => text.replace(/\s/g, '').length;
  const marked = ranges.reduce((sum, range) => sum + length(field.text.slice(...range)), 0);
  return marked / Math.max(length(field.text), 1);
}

/** A keyword that says just what was asked counts like a title; one that says more, as a word of it. */
function keywordWeight(keyword: Field, entry: Entry, matches: WeighedMatch[]): number {
  const hasAll = matches.every(({ isNeeded, qualities }) => !isNeeded || qualities.has(keyword.id));
  const saysIt = hasAll && coverage(keyword, matches) === 1;
  return saysIt ? KEYWORD_SHARE * entry.titleWeight : WEIGHTS.title;
}

/** What an entry is worth: for each word its best place, times how rare the word is. */
function priority(entry: Entry, page: CollectedPage, matches: WeighedMatch[]): number {
  const titleShare = TITLE_BASE + (1 - TITLE_BASE) * coverage(entry.title, matches);
  const keywords = entry.hidden
    .filter((keyword) => isFound(keyword, matches))
    .map((keyword) => ({ keyword, weight: keywordWeight(keyword, entry, matches) }));
  const sum = matches.reduce((total, match) => {
    const quality = (field: Field) => match.qualities.get(field.id) ?? 0;
    const places = [
      entry.titleWeight * titleShare * quality(entry.title),
      WEIGHTS.text * quality(entry.text),
      ...keywords.map(({ keyword, weight }) => weight * quality(keyword)),
      // The rest of the page is the entry's setting.
      match.pages.has(page) ? WEIGHTS.text / 2 : 0,
    ];
    return total + match.rarity * Math.max(...places);
  }, 0);
  return Math.round(sum * 100) / 100;
}

const isTitleFound = ({ title, hidden }: Entry, matches: WordMatch[]) =>
  [title, ...hidden].some((field) => isFound(field, matches));

/** What stands between the title of a page and its first heading has the page's own link. */
const introOf = ({ entries: [itself, ...others] }: CollectedPage) =>
  others.find((entry) => entry.link === itself.link);

/** A page is one hint with its introduction: the text is where something was found. */
function shownText(entry: Entry, page: CollectedPage, matches: WordMatch[]): Field {
  const intro = entry === page.entries[0] ? introOf(page) : undefined;
  const isBetter = intro && !isFound(entry.text, matches) && isFound(intro.text, matches);
  return isBetter ? intro.text : entry.text;
}

function makeHint(entry: Entry, page: CollectedPage, matches: WeighedMatch[]): SearchHint[] {
  const [itself] = page.entries;
  const isIntro = entry !== itself && entry.link === itself.link;
  const inText = isFound(entry.text, matches);
  const inTitle = !isIntro && isTitleFound(entry, matches);
  const isTold = isIntro && (isTitleFound(itself, matches) || isFound(itself.text, matches));
  if (isTold || (!inText && !inTitle)) return [];
  const ranges = (field: Field) => matches.flatMap((match) => match.ranges(field));
  const text = shownText(entry, page, matches);
  return [
    {
      type: entry.type === 'content' && !inText ? 'title' : entry.type,
      link: entry.link,
      priority: priority(entry, page, matches),
      highlightTitleTexts: pieces(entry.title.text, ranges(entry.title)),
      highlightTexts: snippet(text.text, ranges(text)),
      pageTitle: page.title,
    },
  ];
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
      .flatMap((page) => page.entries.flatMap((entry) => makeHint(entry, page, matches)))
      .sort((a, b) => b.priority - a.priority);
    return hints.length > 0 ? [{ title, hints }] : [];
  });
}
