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

/** Known names that are all listed, such as the kinds of alerts. */
const FEW = 8;
/** Maximum number of names that are listed of more. */
const SIMILAR = 3;

/** Finds names of which at most a third of the letters differs, the most similar first. */
function similar(written: string, known: string[]): string[] {
  return known
    .map((word) => [difference(written, word), word] as const)
    .filter(([letters]) => letters <= written.length / 3)
    .sort(([a], [b]) => a - b)
    .slice(0, SIMILAR)
    .map(([, word]) => word);
}

/**
 * Suggests a correction, as the end of a message: the name that was probably meant, otherwise all known names if there
 * are few, otherwise those that are similar.
 *
 * @param written the unknown name
 * @param known the known names
 * @param where sentence for many names of which none is similar: where to find the right one
 */
export function whatToWrite(
  written: string,
  known: string[],
  where = 'Remove it, or correct it.',
): string {
  const near = nearest(written, known);
  if (near) return `Write "${near}".`;
  const listed = known.length <= FEW ? known : similar(written, known);
  return listed.length > 0 ? `Write one of: ${listed.join(', ')}.` : where;
}
