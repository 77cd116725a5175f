import type { SearchHint } from '../worker/protocol';
import type { CollectedPage } from './collection';
import { fieldsOf, namesOf, type Entry } from './entries';
import { weightIn, type Found } from './found';
import { answeringSection, hasMost, isIn } from './landing';
import { pieces, snippet } from './pieces';
import { priority } from './priority';
import { relevance, type Relevance } from './relevance';

/** A hint with the data that determines its rank. */
export interface RankedHint {
  hint: Omit<SearchHint, 'rank'>;
  page: CollectedPage;
  relevance: Relevance;
}

/** Returns the distinct words that matched the keywords in an entry. */
function wordsOf({ title, text }: Entry, { matches, isIn, ranges }: Found): string[] {
  const inTitle = ranges(title).map((range) => title.lower.slice(...range));
  const inText = isIn(text)
    ? matches.flatMap((match) => (match.qualities.has(text.id) ? match.words(text) : []))
    : [];
  return [...new Set([...inTitle, ...inText])];
}

/** Creates the hint of an entry. */
export function makeHint(entry: Entry, page: CollectedPage, found: Found): RankedHint {
  const { isIn, ranges } = found;
  const inText = isIn(entry.text);
  const hint: RankedHint['hint'] = {
    type: entry.type === 'content' && !inText ? 'title' : entry.type,
    link: entry.link,
    priority: priority(entry, found),
    highlightTitleTexts: pieces(entry.title.text, ranges(entry.title)),
    highlightTexts: snippet(entry.text.text, ranges(entry.text)),
    pageTitle: page.title,
    facet: entry.type === 'demo' ? 'demos' : page.facet,
    words: wordsOf(entry, found),
  };
  return { hint, page, relevance: relevance(entry, page, found) };
}

/** Hits above this number on a page do not raise their relevance further. */
const MANY_HITS = 5;

/** Maximum bonus of each hit on a page with many hits. */
const ABOUT = 0.12;

/** Sections below this fraction of the words of the best entry on their page are left out. */
const FEW_WORDS = 0.5;

/** Returns the page and its entries with the most words, if these have any, and the number of entries that do. */
function entriesWith({ entries }: CollectedPage, { matches }: Found) {
  const weights = entries.map((entry) => weightIn(fieldsOf(entry), matches));
  const least = FEW_WORDS * Math.max(...weights);
  const isEnough = (weight: number, index: number) => weight > 0 && (!index || weight >= least);
  return {
    chosen: entries.filter((_, index) => isEnough(weights[index], index)),
    count: weights.filter(Boolean).length,
  };
}

/** Ranks a section just before its page, or a demo. */
const BEFORE = 0.01;

/**
 * Returns the best section of a page, if that and the names of the page have most of the words.
 *
 * @returns undefined if the introduction of the page has all the words, or two sections are equally good
 */
function bestSection(hints: RankedHint[], entries: Entry[], { matches }: Found): Entry | undefined {
  const [itself] = entries;
  const needed = matches.filter(({ isNeeded }) => isNeeded);
  const introduction = [itself.title, itself.text];
  if (needed.every((match) => isIn(introduction, match))) return undefined;
  const rating = (entry: Entry) => hints[entries.indexOf(entry)].relevance.other;
  const [best, second] = entries
    .filter(({ type }) => type === 'content')
    .sort((a, b) => rating(b) - rating(a));
  if (!best || (second && rating(best) === rating(second))) return undefined;
  return hasMost([...fieldsOf(best), ...namesOf(itself)], needed) ? best : undefined;
}

/** Ranks the section that answers first, if that would be the page itself. */
function landOnSection(
  page: CollectedPage,
  hints: RankedHint[],
  entries: Entry[],
  words: Found,
): void {
  const [itself] = hints;
  const isFirst = itself?.hint.link === page.path;
  if (!isFirst || hints.some(({ relevance }) => relevance.other > itself.relevance.other)) return;
  const entry = answeringSection(page, words) ?? bestSection(hints, entries, words);
  if (!entry) return;
  const known = hints.find(({ hint }) => hint.link === entry.link);
  const section = known ?? makeHint(entry, page, words);
  section.relevance.other = itself.relevance.other + BEFORE;
  if (!known) hints.push(section);
}

/** Ranks a demo after the best section of its page, if this has most of the words: the demo is in it. */
function putDemosLast(hints: RankedHint[], entries: Entry[], words: Found): void {
  const explains = (entry: Entry) =>
    entry.type === 'content' && hasMost(fieldsOf(entry), words.matches);
  const sections = hints.filter((_, index) => explains(entries[index]));
  const best = Math.max(...sections.map(({ relevance }) => relevance.other));
  if (sections.length === 0) return;
  hints.forEach(({ relevance }, index) => {
    const { type, title } = entries[index];
    // A demo whose title was typed is what is wanted.
    if (type === 'demo' && words.coverage(title) < 1)
      relevance.other = Math.min(relevance.other, best - BEFORE);
  });
}

/**
 * Creates the hints of a page, one for each entry that matches.
 *
 * @param words the matches of single words, to choose a section
 */
export function makeHints(page: CollectedPage, found: Found, words: Found): RankedHint[] {
  const { chosen, count } = entriesWith(page, found);
  const hints = chosen.map((entry) => makeHint(entry, page, found));
  // A keyword is not on the page as a whole, but its words may be.
  chosen.forEach((entry, index) => {
    const { hint } = hints[index];
    if (hint.words.length === 0) hint.words = wordsOf(entry, words);
  });
  const about = ABOUT * Math.min(1, count / MANY_HITS);
  for (const { relevance } of hints) relevance.other += about;
  putDemosLast(hints, chosen, words);
  landOnSection(page, hints, chosen, words);
  return hints;
}
