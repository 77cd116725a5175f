import { findAll, isWordStart, joinRanges } from '../engine/ranges';
import { lowerCase } from '../engine/words';

export { focusNear, landOn } from './landOn';

/** Name of the highlight in style sheets: `::highlight(search)`. */
export const HIGHLIGHT_NAME = 'search';

const canHighlight = () => 'highlights' in CSS;

/** Elements whose text is not content. */
const SKIPPED =
  'nav, .theme-doc-toc-mobile, button, script, style, [aria-hidden="true"], [data-demo-preview]';

const BLOCK = 'p, li, h1, h2, h3, h4, td, th, pre, dt, dd, summary, figcaption';

interface TextPlace {
  node: Text;
  start: number;
}

/** Collects the text nodes below an element and their joined text, with a line break between blocks. */
function readText(root: Element): { text: string; places: TextPlace[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const places: TextPlace[] = [];
  let text = '';
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const own = node.parentElement?.closest(BLOCK) ?? null;
    if (own !== block) text += '\n';
    block = own;
    places.push({ node, start: text.length });
    text += node.data;
  }
  return { text, places };
}

function pointAt(places: TextPlace[], offset: number, isEnd: boolean): [Text, number] {
  const after = places.findIndex(({ start }) => (isEnd ? start >= offset : start > offset));
  const { node, start } = places[(after < 0 ? places.length : after) - 1];
  return [node, offset - start];
}

/**
 * Finds words in the text of a page, even if markup splits them.
 *
 * @param words the words highlighted in the search results
 */
export function findWords(root: Element, words: string[]): Range[] {
  const { text, places } = readText(root);
  const lower = lowerCase(text);
  const found = words
    .map(lowerCase)
    .filter(Boolean)
    .flatMap((word) => findAll(lower, word, (start) => isWordStart(text, start)));
  return joinRanges(found).map(([start, end]) => {
    const range = document.createRange();
    range.setStart(...pointAt(places, start, false));
    range.setEnd(...pointAt(places, end, true));
    return range;
  });
}

/**
 * Highlights words on the page without changing the DOM (CSS Custom Highlight API).
 *
 * @returns the ranges of the words in document order, even if the browser does not support highlights
 */
export function showHighlights(root: Element, words: string[]): Range[] {
  const ranges = findWords(root, words);
  if (canHighlight()) CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  return ranges;
}

/** Counts the words outside what the page hides, such as an unselected tab or the source of a demo. */
export const countShown = (ranges: Range[]): number =>
  ranges.filter(({ startContainer }) => !startContainer.parentElement?.closest('[hidden]')).length;

/** Removes the highlights. */
export function hideHighlights(): void {
  if (canHighlight()) CSS.highlights.delete(HIGHLIGHT_NAME);
}
