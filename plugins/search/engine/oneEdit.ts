/**
 * Checks whether two different words are one typo apart: a letter added, missing or replaced, or two neighbors
 * swapped.
 */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  const isSwap = a[start] === b[start + 1] && a[start + 1] === b[start];
  return rest(a, 1) === rest(b, 1) || (isSwap && rest(a, 2) === rest(b, 2));
}

/** Checks whether a longer word has a prefix one typo away from the given word. */
export function beginsWithOneEdit(word: string, longer: string): boolean {
  return [word.length - 1, word.length, word.length + 1].some(
    (length) => length < longer.length && isOneEdit(word, longer.slice(0, length)),
  );
}
