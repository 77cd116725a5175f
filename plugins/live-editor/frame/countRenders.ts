/** Renders in a row after which a demo is ended. */
export const MAX_RENDERS = 10_000;
/** Renders forgotten in each ms of rest: more than fast screens show, few in the pauses of a busy computer. */
const FORGOTTEN_PER_MS = 0.4;

/**
 * Counts renders that follow one another without rest. An animation renders once for each frame that the
 * screen shows, and rests in between; what sets a state each time it renders does not.
 *
 * @param onRunaway called once, after ten thousand renders with hardly any rest
 * @returns a function to call after each render with the times, in ms, when it began and was committed
 */
export function countRenders(onRunaway: () => void): (began: number, committed: number) => void {
  let inRow = 0;
  let last = 0;
  let ended = false;
  return (began, committed) => {
    const rest = Math.max(0, began - last);
    inRow = Math.max(0, inRow - FORGOTTEN_PER_MS * rest);
    last = committed;
    inRow += 1;
    if (inRow < MAX_RENDERS || ended) return;
    ended = true;
    onRunaway();
  };
}
