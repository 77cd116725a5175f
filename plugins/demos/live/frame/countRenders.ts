/** Renders in a row after which a demo is ended. */
export const MAX_RENDERS = 10_000;

/**
 * Counts renders that follow one another without rest. An animation renders once for each frame the
 * screen shows, so one render in a frame is rest, and the count begins anew.
 *
 * @param onRunaway called once, at the ten-thousandth render
 * @returns a function to call after each render
 */
export function countRenders(onRunaway: () => void): () => void {
  let inRow = 0;
  let inFrame = 0;
  const endFrame = () => {
    if (inFrame <= 1) inRow = 0;
    inFrame = 0;
  };
  return () => {
    if (inFrame === 0) requestAnimationFrame(endFrame);
    inFrame += 1;
    inRow += 1;
    if (inRow === MAX_RENDERS) onRunaway();
  };
}
