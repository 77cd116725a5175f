import type { SearchHint } from '../worker/protocol';
import type { CollectedPage } from './collection';
import type { Entry } from './entries';
import type { Found } from './found';
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

function makeHint(entry: Entry, page: CollectedPage, found: Found): RankedHint | undefined {
  const { isIn, ranges } = found;
  const inText = isIn(entry.text);
  if (!inText && !isIn(entry.title) && !entry.hidden.some(isIn)) return undefined;
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

/** Creates the hints of a page, one for each entry that matches. */
export function makeHints(page: CollectedPage, found: Found): RankedHint[] {
  const hints = page.entries.flatMap((entry) => makeHint(entry, page, found) ?? []);
  const about = ABOUT * Math.min(1, hints.length / MANY_HITS);
  for (const { relevance } of hints) relevance.other += about;
  return hints;
}
