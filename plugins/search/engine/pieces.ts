import type { TextPiece } from '../worker/protocol';
import { joinRanges, type Range } from './ranges';

/** Characters kept before the first highlight. */
export const SNIPPET_LEAD = 20;

/** Maximum length of a snippet (characters). */
export const SNIPPET_LENGTH = 160;

const ELLIPSIS = '…';

/** Splits a text into plain and highlighted pieces. */
export function pieces(text: string, ranges: Range[]): TextPiece[] {
  const cut: TextPiece[] = [];
  let last = 0;
  for (const [start, end] of joinRanges(ranges)) {
    if (start > last) cut.push({ text: text.slice(last, start) });
    cut.push({ text: text.slice(start, end), highlighted: true });
    last = end;
  }
  if (last < text.length) cut.push({ text: text.slice(last) });
  return cut;
}

/** Finds the start of the snippet: where the most matches are close together. */
function bestStart(ranges: Range[]): number {
  let best = { count: 0, start: 0 };
  let next = 0;
  ranges.forEach(([start], index) => {
    while (next < ranges.length && ranges[next][1] <= start + SNIPPET_LENGTH) next++;
    if (next - index > best.count) best = { count: next - index, start };
  });
  return best.count > 0 ? best.start : ranges[0][0];
}

/**
 * Returns the part of a text with the most matches: at most {@link SNIPPET_LEAD} characters before the first
 * highlight, and {@link SNIPPET_LENGTH} in total.
 */
export function snippet(text: string, ranges: Range[]): TextPiece[] {
  const joined = joinRanges(ranges);
  const found = joined.length > 0 ? bestStart(joined) : 0;
  const from = found > SNIPPET_LEAD ? found - SNIPPET_LEAD : 0;
  const to = from + SNIPPET_LENGTH;
  const inside = joined
    .filter(([start]) => start >= found && start < to)
    .map(([start, end]): Range => [start - from, Math.min(end, to) - from]);
  const cut = pieces(text.slice(from, to), inside);
  if (from > 0 && cut.length > 0) cut[0].text = ELLIPSIS + cut[0].text;
  if (to < text.length) cut.push({ text: ELLIPSIS });
  return cut;
}
