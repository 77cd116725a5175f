import type { SearchResultGroup } from '../worker/protocol';
import type { CollectedPage, Collection } from './collection';
import { hasCode, joinCodes } from './codes';
import { knowEveryday } from './everyday';
import type { Field } from './field';
import { makeFound, type Found, type WeighedMatch } from './found';
import { correctNames } from './correctNames';
import { fuse } from './fusion';
import { makeHint, makeHints, type RankedHint } from './hints';
import { KINDS, KIND_WORDS, LIBRARY_WORDS, splitSymptoms, SYMPTOM_WORDS } from './kindWords';
import { hanWords } from './hanWords';
import { correctHomophones } from './homophones';
import { matchWord, type WordMatch } from './matchWord';
import { findAnswers } from './questions';
import { significantRuns, significantWords } from './questionWords';
import { splitNames } from './splitNames';
import { bigrams } from './vocabulary';
import { keywordWords, plainKeywords, textRuns, type Word } from './words';

/** If no page has all words, pages below this fraction of the best score are dropped. */
const ANY_SHARE = 0.5;

/** Words that are optional, but still distinguish `use watch` from `watch`. */
const OPTIONAL_WORDS = new Set(['use', 'using', 'not']);

/** The keywords contain a name of code, such as `setValue` or `Form.Item`. */
const IDENTIFIER = /\p{Ll}\p{Lu}|\w\.\p{L}/u;

/** A component as it is written in JSX: `<Form>`, but not `<Form.Item>`. */
const TAG = /<(\p{Lu}[\p{L}\p{N}]*)(?![\p{L}\p{N}.])/gu;

/** A pasted call that renders a field, whose path and element may be any: `render('name')(<Input />)`. */
const RENDER_CALL = /(?<![\p{L}\p{N}])(\p{L}[\p{L}\p{N}]*)\((?:[^()]|\([^()]*\))*\)\s*\(\s*</u;

/** Share of its weight that the kind of a thing, or its library, keeps next to the name of the thing. */
const KIND_SHARE = 0.3;

/** Share of its weight that a symptom keeps next to the name of what has it. */
const SYMPTOM_SHARE = 0.6;

/** A run of Chinese, which may be nowhere as a whole. */
const isWhole = ({ kind, text }: Word) => kind === 'han' && text.length > 2;

/** The title of a property. */
const PROPERTY = /^\w+\.(\w+)$/;

/** Returns the properties of the site whose names were typed in their letter case: `labelWidth`, but not `labelwidth`. */
function typedProperties({ fields }: Collection, { keywords, matches }: Found): WeighedMatch[] {
  const names = new Set(textRuns(keywords).filter((run) => IDENTIFIER.test(run)));
  const isTyped = (id: number) => names.has(PROPERTY.exec(fields[id].text)?.[1] ?? '');
  return matches.filter(({ qualities }) =>
    [...qualities].some(([id, quality]) => quality === 1 && isTyped(id)),
  );
}

/** Checks for the name of a property, perhaps with a typo: `render` in `UseFormReturn.render`. */
const isPropertyName = (
  { fields }: Collection,
  { text }: Word,
  { qualities }: WordMatch,
): boolean =>
  [...qualities.keys()].some((id) => {
    const [, name] = PROPERTY.exec(fields[id].text) ?? [];
    return name && Math.abs(name.length - text.length) <= 1;
  });

/** Checks for a name of code: one that is written as such, or one that has only words for its kind next to it. */
function hasName(collection: Collection, keywords: string, words: Word[], matches: WordMatch[]) {
  if (IDENTIFIER.test(keywords) || keywords.search(TAG) >= 0) return true;
  const others = words.filter(({ text }) => !KINDS.has(text));
  if (others.length !== 1 || words.length === 1) return false;
  return isPropertyName(collection, others[0], matches[words.indexOf(others[0])]);
}

function weigh(collection: Collection, keywords: string, words: Word[]): WeighedMatch[] {
  const found = words.map((word, index) => matchWord(collection, word, index === words.length - 1));
  const isNamed = hasName(collection, keywords, words, found);
  const called = RENDER_CALL.exec(plainKeywords(keywords))?.[1].toLowerCase();
  const tags = [...keywords.matchAll(TAG)].map(([, name]) => name.toLowerCase());
  const shareOf = ({ text }: Word) => {
    if (called) return text === called ? 1 : KIND_SHARE;
    if (tags.includes(text)) return 1;
    if (SYMPTOM_WORDS.has(text)) return SYMPTOM_SHARE;
    return isNamed && (KIND_WORDS.has(text) || LIBRARY_WORDS.has(text)) ? KIND_SHARE : 1;
  };
  const isOptional = (word: Word) => OPTIONAL_WORDS.has(word.text) || shareOf(word) < 1;
  const isAlone = words.every(isOptional);
  const matches = words.map((word, index) => {
    const match = found[index];
    const pages = new Set([...match.qualities.keys()].map((id) => collection.fields[id].page));
    const share = isAlone ? 1 : shareOf(word);
    return {
      ...match,
      word: word.text,
      pages,
      rarity: share * Math.log(1 + collection.pages.length / Math.max(pages.size, 1)),
      isNeeded: isAlone || !isOptional(word),
      isSymptom: SYMPTOM_WORDS.has(word.text),
      isKnown: [...match.qualities.values()].includes(1),
    };
  });
  // A word that is nowhere does not tell pages apart.
  const known = matches.filter(({ pages }, index) => pages.size > 0 || isWhole(words[index]));
  return known.length > 0 ? known : matches;
}

/** Maximum number of words, counting each pair of Chinese characters. */
const MAX_PAIRS = 32;

/** Splits Chinese, except for symptoms. */
const splitHan = (words: Word[], split: (run: string) => string[]) =>
  words.flatMap((word): Word[] =>
    word.kind === 'han' && !SYMPTOM_WORDS.has(word.text)
      ? split(word.text).map((text) => ({ kind: 'han', text }))
      : [word],
  );

/** Returns the words of the keywords that describe the subject, and its symptoms. */
function subjectOf(collection: Collection, keywords: string): Word[] {
  const { vocabulary, questionWords } = collection;
  const typed = splitNames(vocabulary, keywords, keywordWords(keywords));
  const words = knowEveryday(typed, collection.everyday);
  const known = significantWords(words, questionWords);
  // `is dirty` is the name `isDirty`, not `dirty` with a word of a question.
  const name = words.map(({ text }) => text).join('');
  const isPair = words.length === 2 && known.length === 1;
  const isName = isPair && vocabulary.words.postings.has(name);
  const subject: Word[] = isName ? [{ kind: 'latin', text: name }] : known;
  const significant = splitHan(subject, (run) =>
    significantRuns(run, questionWords)
      .flatMap(splitSymptoms)
      .map((part) => (SYMPTOM_WORDS.has(part) ? part : correctHomophones(collection, part))),
  );
  return joinCodes(vocabulary, significant.length > 0 ? significant : subject);
}

/** Finds the pages with all words, and the page whose title is a name of code among them. */
function findAll({ pages }: Collection, { keywords, matches }: Found): CollectedPage[] {
  const names = textRuns(keywords).filter((run) => IDENTIFIER.test(run));
  return pages.filter(
    ({ title }, position) =>
      names.includes(title) ||
      matches.every(({ isNeeded, pages: own }) => !isNeeded || own.has(position)),
  );
}

/** Returns the indices of the pages with a word in their names. */
const namedPages = ({ fields }: Collection, { qualities }: WeighedMatch): Set<number> =>
  new Set(
    [...qualities.keys()]
      .map((id) => fields[id])
      .filter(({ isText }) => !isText)
      .map(({ page }) => page),
  );

/** Finds the pages with most of the words, anywhere or in their names, and those of a code. */
function findAny(collection: Collection, { matches }: Found): CollectedPage[] {
  const { pages } = collection;
  const weights = (sets: Set<number>[]) =>
    pages.map((_, position) =>
      matches.reduce((sum, { rarity }, index) => sum + (sets[index].has(position) ? rarity : 0), 0),
    );
  const isMost = (own: number[]) => {
    const least = ANY_SHARE * Math.max(...own);
    return (position: number) => own[position] > 0 && own[position] >= least;
  };
  const isIn = isMost(weights(matches.map((match) => match.pages)));
  const isNamed = isMost(weights(matches.map((match) => namedPages(collection, match))));
  return pages.filter(
    ({ entries: [{ title }] }, position) =>
      isIn(position) || isNamed(position) || hasCode(title, matches),
  );
}

/** Matches the keywords with each run of Chinese as a whole. */
const findWhole = (collection: Collection, keywords: string): Found =>
  makeFound(keywords.trim(), weigh(collection, keywords, subjectOf(collection, keywords)));

/** Returns the words that describe the subject, with Chinese in pairs of characters. */
export const subjectPairs = (collection: Collection, keywords: string): Word[] =>
  splitHan(subjectOf(collection, keywords), bigrams).slice(0, MAX_PAIRS);

/** Matches the keywords with Chinese in words of the dictionary. */
function findSegmented(collection: Collection, keywords: string): Found {
  const words = splitHan(subjectOf(collection, keywords), hanWords).slice(0, MAX_PAIRS);
  return makeFound(keywords.trim(), weigh(collection, keywords, words));
}

/** Matches the keywords with Chinese in pairs of characters. */
export const findWords = (collection: Collection, keywords: string): Found =>
  makeFound(keywords.trim(), weigh(collection, keywords, subjectPairs(collection, keywords)));

/** Matches the keywords in one field: with Chinese as a whole, else in words, else in pairs of characters. */
export function findIn(collection: Collection, keywords: string, field: Field): Found {
  const whole = findWhole(collection, keywords);
  if (whole.isIn(field)) return whole;
  const segmented = findSegmented(collection, keywords);
  return segmented.isIn(field) ? segmented : findWords(collection, keywords);
}

const HAN = /\p{Script=Han}/u;

/** Weight of the ranking by questions, by how the words were found: whole, as words or in pairs of characters. */
const ASKED = { whole: 0.6, words: 1, pairs: 2 } as const;

interface FoundHints {
  hints: RankedHint[];
  /** Weight of the ranking by questions. */
  asked: number;
}

const isGood = ({ relevance }: RankedHint) => relevance.isStrong || relevance.naming > 0;

/**
 * Creates the hints of pages with all words and, unless a title has them all, of pages with most of them. Chinese
 * is matched as a whole first, then in words, then in pairs of characters.
 */
function findHints(collection: Collection, keywords: string): FoundHints {
  const whole = findWhole(collection, keywords);
  const segmented = HAN.test(keywords) ? findSegmented(collection, keywords) : whole;
  const hints: RankedHint[] = [];
  const add = (pages: CollectedPage[], found: Found) => {
    const known = new Set(hints.map(({ hint }) => hint.link));
    const others = pages.flatMap((page) => makeHints(page, found, segmented));
    hints.push(...others.filter(({ hint }) => !known.has(hint.link)));
  };
  add(findAll(collection, whole), whole);
  if (hints.some(isGood)) return { hints, asked: ASKED.whole };
  if (segmented !== whole) add(findAll(collection, segmented), segmented);
  if (hints.some(isGood)) return { hints, asked: ASKED.words };
  const pairs = segmented === whole ? whole : findWords(collection, keywords);
  add(findAny(collection, pairs), pairs);
  return { hints, asked: ASKED.pairs };
}

/** Penalty of a second reference page with the same name, so that a guide ranks before it. */
const SECOND_REFERENCE = 1.5;

/**
 * Sorts hints: for the name of a property, the best reference first, then guides. `Form.useWatch` is the name of
 * something else if a section or page is called that.
 */
function inOrder(ranked: RankedHint[]): RankedHint[] {
  const isCalled = ranked.some(({ relevance }) => relevance.isCalled);
  const named = isCalled ? [] : ranked.filter(({ relevance }) => relevance.naming > 0);
  const [reference] = named.sort(
    (a, b) =>
      b.relevance.naming - a.relevance.naming ||
      a.page.nav - b.page.nav ||
      b.relevance.other - a.relevance.other,
  );
  const score = ({ page, relevance: { naming, other } }: RankedHint) => {
    if (!reference) return other;
    return other + (page === reference.page ? naming : naming && -SECOND_REFERENCE);
  };
  return ranked.sort((a, b) => score(b) - score(a) || b.hint.priority - a.hint.priority);
}

/**
 * Creates the hints of the entries that answer questions like the keywords, best first. What is asked about a property
 * is not answered on a page without it.
 */
function answerHints(collection: Collection, keywords: string, hints: RankedHint[]): RankedHint[] {
  const answers = findAnswers(collection, keywords);
  if (answers.length === 0) return [];
  const known = new Map(hints.map((each) => [each.hint.link, each]));
  const found = findWords(collection, keywords);
  const properties = typedProperties(collection, found);
  const isAbout = (page: CollectedPage) =>
    properties.every(({ pages }) => pages.has(page.entries[0].title.page));
  const about = answers.filter(({ page }) => isAbout(page));
  return about.map(({ page, entry }) => known.get(entry.link) ?? makeHint(entry, page, found));
}

/**
 * Searches a collection for all words, then for any of them.
 *
 * @param keywords the text as typed
 * @returns hints by navigation section in navbar order, best first in each; empty if nothing matches
 */
export function search(collection: Collection, keywords: string): SearchResultGroup[] {
  if (keywordWords(keywords).length === 0) return [];
  const typed = correctNames(collection, keywords.trim());
  const { hints: found, asked } = findHints(collection, typed);
  const ranked = fuse(inOrder(found), answerHints(collection, keywords, found), asked);
  const hints = ranked.map(({ hint, page }, rank) => ({ hint: { ...hint, rank }, nav: page.nav }));
  return collection.nav.flatMap(({ title }, nav) => {
    const own = hints.filter((each) => each.nav === nav).map(({ hint }) => hint);
    return own.length > 0 ? [{ title, hints: own }] : [];
  });
}
