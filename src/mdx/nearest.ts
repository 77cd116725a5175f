import leven from 'leven';

/** More differing letters than a slip of the fingers makes. */
const FAR = 3;

/**
 * Finds what somebody probably meant.
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
