import type { SearchResultGroup } from '../worker/protocol';
import type { Collection } from './collection';
import { makeFound, type Found, type WeighedMatch } from './found';
import { makeHints } from './hints';
import { matchWord } from './matchWord';
import { significantRuns, significantWords, type QuestionWords } from './questionWords';
import { bigrams } from './vocabulary';
import { keywordWords, type Word } from './words';

/** When only some words are found, pages that miss more than this share of the best are left out. */
const ANY_SHARE = 0.5;

/** Words that need not be found, and still distinguish `use watch` from `watch`. */
const OPTIONAL_WORDS = new Set(['use', 'using']);

function weigh(collection: Collection, words: Word[]): WeighedMatch[] {
  const isAlone = words.every(({ text }) => OPTIONAL_WORDS.has(text));
  return words.map((word, index) => {
    const match = matchWord(collection, word, index === words.length - 1);
    const pages = new Set([...match.qualities.keys()].map((id) => collection.fields[id].page));
    const rarity = Math.log(1 + collection.pages.length / Math.max(pages.size, 1));
    return { ...match, pages, rarity, isNeeded: isAlone || !OPTIONAL_WORDS.has(word.text) };
  });
}

/** Cuts Chinese into pairs of characters, without the words of a question. */
function pairsOf(words: Word[], questionWords: QuestionWords): Word[] {
  return words.flatMap((word): Word[] => {
    if (word.kind !== 'han') return [word];
    const pairs = significantRuns(word.text, questionWords).flatMap(bigrams);
    return pairs.map((text) => ({ kind: 'han', text }));
  });
}

/** Positions of the pages with all words; if there are none, of those with the most of them. */
function findPages(collection: Collection, words: Word[]): [number[], Found] {
  const positions = [...collection.pages.keys()];
  const significant = significantWords(words, collection.questionWords);
  const all = weigh(collection, significant);
  const full = positions.filter((page) =>
    all.every((match) => !match.isNeeded || match.pages.has(page)),
  );
  if (full.length > 0) return [full, makeFound(all)];
  const any = weigh(collection, pairsOf(significant, collection.questionWords));
  const shares = positions.map((page) =>
    any.reduce((sum, match) => sum + (match.pages.has(page) ? match.rarity : 0), 0),
  );
  const best = Math.max(...shares);
  const some = positions.filter((page) => shares[page] > 0 && shares[page] >= best * ANY_SHARE);
  return [some, makeFound(any)];
}

/**
 * Searches a collection: all words first, then any.
 *
 * @param keywords whatever was typed
 * @returns hints by navigation section in navbar order, best first within each; empty without a match
 */
export function search(collection: Collection, keywords: string): SearchResultGroup[] {
  const words = keywordWords(keywords);
  if (words.length === 0) return [];
  const [positions, found] = findPages(collection, words);
  const pages = positions.map((position) => collection.pages[position]);
  return collection.nav.flatMap(({ title }, nav) => {
    const hints = pages
      .filter((page) => page.nav === nav)
      .flatMap((page) => makeHints(page, found))
      .sort((a, b) => b.priority - a.priority);
    return hints.length > 0 ? [{ title, hints }] : [];
  });
}
