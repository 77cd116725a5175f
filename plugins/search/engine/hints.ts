import type { SearchHint } from '../worker/protocol';
import type { CollectedPage, Entry } from './collection';
import type { Field } from './field';
import type { Found } from './found';
import { pieces, snippet } from './pieces';
import { priority } from './priority';

/** What is between the title of a page and its first heading has the page's own link. */
const introOf = ({ entries: [itself, ...others] }: CollectedPage) =>
  others.find((entry) => entry.link === itself.link);

/** A page is one hint with its introduction: the text is where something was found. */
function shownText(entry: Entry, page: CollectedPage, { isIn }: Found): Field {
  const intro = entry === page.entries[0] ? introOf(page) : undefined;
  const isBetter = intro && !isIn(entry.text) && isIn(intro.text);
  return isBetter ? intro.text : entry.text;
}

function makeHint(entry: Entry, page: CollectedPage, found: Found): SearchHint | undefined {
  const { isIn, ranges } = found;
  const isTitleFound = ({ title, hidden }: Entry) => isIn(title) || hidden.some(isIn);
  const [itself] = page.entries;
  const isIntro = entry !== itself && entry.link === itself.link;
  const inText = isIn(entry.text);
  const inTitle = !isIntro && isTitleFound(entry);
  const isTold = isIntro && (isTitleFound(itself) || isIn(itself.text));
  if (isTold || (!inText && !inTitle)) return undefined;
  const text = shownText(entry, page, found);
  return {
    type: entry.type === 'content' && !inText ? 'title' : entry.type,
    link: entry.link,
    priority: priority(entry, found),
    highlightTitleTexts: pieces(entry.title.text, ranges(entry.title)),
    highlightTexts: snippet(text.text, ranges(text)),
    pageTitle: page.title,
  };
}

/** The hints of a page: those of its entries in which something was found. */
export function makeHints(page: CollectedPage, found: Found): SearchHint[] {
  return page.entries.flatMap((entry) => makeHint(entry, page, found) ?? []);
}
