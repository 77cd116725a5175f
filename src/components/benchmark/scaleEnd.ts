/** A bar this many times longer than the next one would make the others too short to compare. */
const OUTLIER = 4;

/**
 * Returns the end of a chart's scale: the length of its longest bar, or of the next one if the longest is an
 * outlier, whose bar is then truncated.
 *
 * @param lengths of the bars, at least one
 */
export function scaleEnd(lengths: number[]): number {
  const [longest, next = longest] = [...lengths].sort((a, b) => b - a);
  return longest > OUTLIER * next ? next : longest;
}
