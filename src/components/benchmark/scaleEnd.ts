/** A bar so many times longer than the next one would leave the others too short to compare. */
const OUTLIER = 4;

/**
 * Where the scale of a chart ends: at its longest bar, or at the next one if the longest is an outlier,
 * whose bar is then cut off.
 *
 * @param lengths of the bars, at least one
 */
export function scaleEnd(lengths: number[]): number {
  const [longest, next = longest] = [...lengths].sort((a, b) => b - a);
  return longest > OUTLIER * next ? next : longest;
}
