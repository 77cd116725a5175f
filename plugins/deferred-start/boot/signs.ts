import { FIELDS } from '@site/src/components/fields';
import { run, runWhenIdle } from './appScripts';
import { listen } from './listen';

/** Interactive elements, except links, which work without the app. */
const CONTROLS = `${FIELDS}, button, summary, [contenteditable], [role=slider], [role=combobox]`;

/**
 * Starts the app on the first sign of a reader, besides the input that is held (`boot.ts`). The listeners stay: once
 * the app runs, they do nothing.
 */
export function watchForReader(): void {
  listen('touchstart', runWhenIdle);
  listen('wheel', runWhenIdle);
  // The reader is about to use a control. A touch dispatches `pointerover` as well, right before it presses.
  for (const type of ['pointerover', 'focusin']) {
    listen(type, ({ target }: Event) => (target as Element).closest?.(CONTROLS) && run());
  }
  listen('keydown', run);
  listen('pointermove', ({ movementX, movementY }: PointerEvent) => {
    // Browsers also dispatch it when the page appears below a pointer that does not move.
    if (movementX || movementY) runWhenIdle();
  });
  // Until then (ms), the browser may scroll by itself, to the hash or to a restored position.
  listen('load', () => setTimeout(() => listen('scroll', runWhenIdle), 500));
}
