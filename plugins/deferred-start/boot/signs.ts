import type { AppScripts } from './appScripts';
import { FIELDS } from '@site/src/components/fields';

/** Interactive elements, except links, which work without the app. */
const CONTROLS = `${FIELDS}, button, summary, [contenteditable], [role=tab], [role=slider], [role=combobox]`;

/** Events on a control that show that a reader is about to use it. */
const STRONG = ['pointerdown', 'pointerover', 'focusin'];

/** How long after `load` the browser may scroll by itself, to the hash or to a restored position (ms). */
const BROWSER_SCROLLS = 500;

/**
 * Starts the app on the first sign of a reader.
 *
 * @returns a function that removes the listeners
 */
export function watchForReader({ run, runWhenIdle }: AppScripts): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, options);

  listen('touchstart', runWhenIdle);
  listen('wheel', runWhenIdle);
  for (const type of STRONG) {
    listen(type, ({ target }) => (target as Element).closest?.(CONTROLS) && run());
  }
  listen('keydown', run);
  listen('pointermove', (event) => {
    // Browsers also dispatch it when the page appears below a pointer that does not move.
    const { movementX, movementY } = event as PointerEvent;
    if (movementX || movementY) runWhenIdle();
  });
  listen('load', () => setTimeout(() => listen('scroll', runWhenIdle), BROWSER_SCROLLS));
  return () => ending.abort();
}
