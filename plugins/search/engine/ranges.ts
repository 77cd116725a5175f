/** Start and exclusive end of a part of a text (UTF-16 units). */
export type Range = [start: number, end: number];

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const HAN = /\p{Script=Han}/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const DIGIT = /\p{N}/u;

/** Checks whether a word, or a part of an identifier such as `Value` in `setValue`, begins here. */
export function isWordStart(text: string, index: number): boolean {
  const before = text[index - 1];
  const here = text[index];
  if (!before || !here || !LETTER.test(before) || HAN.test(before)) return true;
  if (!LETTER.test(here) || HAN.test(here)) return true;
  if (DIGIT.test(before) !== DIGIT.test(here)) return true;
  return UPPER.test(here) && (!UPPER.test(before) || LOWER.test(text[index + 1] ?? ''));
}

/** Finds all non-overlapping occurrences of a string that satisfy a condition on start and end. */
export function findAll(
  lower: string,
  needle: string,
  isFit: (start: number, end: number) => boolean = () => true,
): Range[] {
  const found: Range[] = [];
  let start = lower.indexOf(needle);
  while (start >= 0) {
    const end = start + needle.length;
    if (isFit(start, end)) found.push([start, end]);
    start = lower.indexOf(needle, end);
  }
  return found;
}

/** Sorts ranges and joins those that touch or overlap. */
export function joinRanges(ranges: Range[]): Range[] {
  const joined: Range[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
