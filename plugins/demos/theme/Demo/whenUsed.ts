/** Events that the boot script does not hold, after a press or a key in the demo. */
const SIGNS = ['pointerup', 'keyup'];

/**
 * Runs a callback once, when the reader uses an element or the network returns.
 *
 * @param element the preview of a demo
 * @param callback gets whether it was the reader
 * @returns a function that stops listening
 */
export function whenUsed(element: Element, callback: (isReader: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const run = (isReader: boolean) => {
    ending.abort();
    callback(isReader);
  };
  for (const type of SIGNS) element.addEventListener(type, () => run(true), { signal });
  window.addEventListener('online', () => run(false), { signal });
  return () => ending.abort();
}
