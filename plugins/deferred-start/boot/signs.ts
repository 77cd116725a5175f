import type { AppScripts } from './appScripts';
import { FIELDS } from './fields';

/** What readers use, as opposed to what they read and the links they follow. */
const CONTROLS = `${FIELDS}, button, summary, [contenteditable], [role="tab"], [role="slider"], [role="combobox"]`;

/** That somebody is here. */
const WEAK = ['pointerdown', 'touchstart', 'wheel'];
/** That somebody is about to use a control. */
const STRONG = ['pointerdown', 'pointerover', 'focusin'];

/** How long after the load the browser itself may scroll, to the hash or to where the reader left (ms). */
const BROWSER_SCROLLS = 500;

/**
 * Starts the app at the first signs of a reader.
 *
 * @returns stops listening for them
 */
export function watchForReader({ run, runWhenIdle }: AppScripts): () => void {
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, options);

  for (const type of WEAK) listen(type, runWhenIdle);
  for (const type of STRONG) {
    listen(type, ({ target }) => (target as Element).closest?.(CONTROLS) && run());
  }
  listen('keydown', run);
  listen('pointermove', (event) => {
    // Browsers dispatch it as well when the page appears below a pointer at rest.
    const { movementX, movementY } = event as PointerEvent;
    if (movementX || movementY) runWhenIdle();
  });
  listen('load', () => setTimeout(() => listen('scroll', runWhenIdle), BROWSER_SCROLLS));
  return () => ending.abort();
}
