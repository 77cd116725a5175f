/** Renders in a row after which a demo is ended. */
export const MAX_RENDERS = 10_000;
/** A pause between two renders that counts as rest, in ms: less than one frame of a fast screen. */
const REST_MS = 4;
/** So many renders are forgotten at each rest, as a busy computer pauses now and then by itself. */
const RENDERS_PER_REST = 20;

/**
 * Counts renders that follow one another without rest. An animation renders once for each frame that the
 * screen shows, and rests in between; what sets a state each time it renders does not.
 *
 * @param onRunaway called once, at the ten-thousandth render
 * @returns a function to call after each render with the times, in ms, when it began and was committed
 */
export function countRenders(onRunaway: () => void): (began: number, committed: number) => void {
  let inRow = 0;
  let last = -Infinity;
  let ended = false;
  return (began, committed) => {
    if (began - last >= REST_MS) inRow = Math.max(0, inRow - RENDERS_PER_REST);
    last = committed;
    inRow += 1;
    if (inRow < MAX_RENDERS || ended) return;
    ended = true;
    onRunaway();
  };
}
