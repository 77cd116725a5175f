import leven from 'leven';

/** More differing letters than a typo has. */
const FAR = 3;

const difference = (written: string, word: string) =>
  leven(written.toLowerCase(), word.toLowerCase());

/**
 * Finds the known name that was probably meant.
 *
 * @param written the unknown name
 * @param known the known names
 * @returns the known name with the fewest differing letters; undefined if all differ too much
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const [near] = [...known]
    .map((word) => [difference(written, word), word] as const)
    .sort(([a], [b]) => a - b);
  return near && near[0] < FAR ? near[1] : undefined;
}

/** Maximum number of names in a message. */
const MANY = 20;

/**
 * Suggests a correction, as the end of a message: the name that was probably meant, otherwise the known names, and of
 * many those that are most like it.
 *
 * @param written the unknown name
 * @param known the known names
 */
export function whatToWrite(written: string, known: string[]): string {
  const near = nearest(written, known);
  if (near) return `Write "${near}".`;
  if (known.length <= MANY) return `Write one of: ${known.join(', ')}.`;
  const similar = known
    .toSorted((a, b) => difference(written, a) - difference(written, b))
    .slice(0, MANY);
  return `Write one of: ${similar.join(', ')} or one of ${known.length - MANY} more.`;
}
