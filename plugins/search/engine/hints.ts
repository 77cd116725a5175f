import type { SearchHint } from '../worker/protocol';
import type { CollectedPage, Entry } from './collection';
import type { Field } from './field';
import type { Found } from './found';
import { pieces, snippet } from './pieces';
import { priority } from './priority';
import { relevance, type Relevance } from './relevance';

/** A hint with what decides on its place. */
export interface RankedHint {
  hint: Omit<SearchHint, 'rank'>;
  page: CollectedPage;
  relevance: Relevance;
}

/** What is between the title of a page and its first heading has the page's own link. */
const introOf = ({ entries: [itself, ...others] }: CollectedPage) =>
  others.find((entry) => entry.link === itself.link);

/** A page is one hint with its introduction: the text is where something was found. */
function shownText(entry: Entry, page: CollectedPage, { isIn }: Found): Field {
  const intro = entry === page.entries[0] ? introOf(page) : undefined;
  const isBetter = intro && !isIn(entry.text) && isIn(intro.text);
  return isBetter ? intro.text : entry.text;
}

function makeHint(entry: Entry, page: CollectedPage, found: Found): RankedHint | undefined {
  const { isIn, ranges } = found;
  const isTitleFound = ({ title, hidden }: Entry) => isIn(title) || hidden.some(isIn);
  const [itself] = page.entries;
  const isIntro = entry !== itself && entry.link === itself.link;
  const inText = isIn(entry.text);
  const inTitle = !isIntro && isTitleFound(entry);
  const isTold = isIntro && (isTitleFound(itself) || isIn(itself.text));
  if (isTold || (!inText && !inTitle)) return undefined;
  const text = shownText(entry, page, found);
  const hint: RankedHint['hint'] = {
    type: entry.type === 'content' && !inText ? 'title' : entry.type,
    link: entry.link,
    priority: priority(entry, found),
    highlightTitleTexts: pieces(entry.title.text, ranges(entry.title)),
    highlightTexts: snippet(text.text, ranges(text)),
    pageTitle: page.title,
    facet: entry.type === 'demo' ? 'demos' : page.facet,
  };
  return { hint, page, relevance: relevance(entry, page, found) };
}

/** What a page that is about the keywords has more of, up to this many hits. */
const MANY_HITS = 5;

/** What many hits add to each of them. */
const ABOUT = 0.12;

/** The hints of a page: those of its entries in which something was found. */
export function makeHints(page: CollectedPage, found: Found): RankedHint[] {
  const hints = page.entries.flatMap((entry) => makeHint(entry, page, found) ?? []);
  const about = ABOUT * Math.min(1, hints.length / MANY_HITS);
  for (const { relevance } of hints) relevance.other += about;
  return hints;
}
