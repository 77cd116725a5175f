import { FIELDS } from '@site/src/components/fields';

/** Interactive elements, except links, which work without the app. */
const CONTROLS = `${FIELDS}, button, summary, [contenteditable], [role=tab], [role=slider], [role=combobox]`;

/**
 * Watches for the first sign of a reader.
 *
 * @param run called when the app is needed at once
 * @param runWhenIdle called when it will probably be needed
 * @returns a function that removes the listeners
 */
export function watchForReader(run: () => void, runWhenIdle: () => void): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const listen = (type: string, listener: (event: PointerEvent) => void) =>
    addEventListener(type, listener as EventListener, options);

  listen('touchstart', runWhenIdle);
  listen('wheel', runWhenIdle);
  // The reader is about to use a control.
  for (const type of ['pointerdown', 'pointerover', 'focusin']) {
    listen(type, ({ target }) => (target as Element).closest?.(CONTROLS) && run());
  }
  listen('keydown', run);
  listen('pointermove', ({ movementX, movementY }) => {
    // Browsers also dispatch it when the page appears below a pointer that does not move.
    if (movementX || movementY) runWhenIdle();
  });
  // Until then (ms), the browser may scroll by itself, to the hash or to a restored position.
  listen('load', () => setTimeout(() => listen('scroll', runWhenIdle), 500));
  return () => ending.abort();
}
