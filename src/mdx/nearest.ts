import leven from 'leven';

/** More differing letters than a slip of the fingers makes. */
const FAR = 3;

/**
 * Finds the known name that was probably meant.
 *
 * @param written what was written
 * @param known what could have been written
 * @returns the known word with the fewest differing letters; undefined when all differ in many
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const [near] = [...known]
    .map((word) => [leven(written.toLowerCase(), word.toLowerCase()), word] as const)
    .sort(([a], [b]) => a - b);
  return near && near[0] < FAR ? near[1] : undefined;
}

/** A message lists at most this many names. */
const MANY = 20;

/**
 * Says what to write instead, as the end of a message: what was probably meant, else what there is.
 *
 * @param written what was written
 * @param known what could have been written
 */
export function whatToWrite(written: string, known: string[]): string {
  const near = nearest(written, known);
  if (near) return `Write "${near}".`;
  const more = known.length > MANY ? ` or one of ${known.length - MANY} more` : '';
  return `Write one of: ${known.slice(0, MANY).join(', ')}${more}.`;
}
