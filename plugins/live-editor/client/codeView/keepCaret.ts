/** Dispatched on the frame that took the focus from the reader, who has it back by then. */
export const THEFT_EVENT = 'focus-taken';

/** How long after a key press or focus the reader counts as typing, in ms. */
const TYPING_MS = 1000;
/** Keys that are pressed to go elsewhere. */
const LEAVING = ['Tab', 'Escape', 'F6'];
/** Keys that are held while something is clicked, and type nothing by themselves. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/** The container of the frame; each build replaces the frame itself. */
const pointedAt = () => document.querySelector('iframe:hover')?.parentElement;

/** Handlers that keep the caret in an editor; see {@link keepCaret}. */
export interface CaretKeeper {
  onFocus: (field: HTMLElement) => void;
  onKey: (key: string) => void;
  onBlur: () => void;
  onLeave: () => void;
}

/**
 * Keeps the caret where the reader types, in case a demo takes the focus into its frame in a way that the
 * frame does not prevent. A reader who has pointed at the frame since the last key, or pressed a key that
 * leaves, may go, and everyone may who has paused.
 */
export function keepCaret(): CaretKeeper {
  let typed = -Infinity;
  let field: HTMLElement | undefined;
  let resting: Element | null | undefined;
  let returning = false;
  return {
    onFocus(focused) {
      field = focused;
      if (returning) return;
      typed = performance.now();
      // A reader who has not typed yet may go back to the frame at once.
      resting = undefined;
    },
    onKey(key) {
      if (MODIFIERS.includes(key)) return;
      typed = LEAVING.includes(key) ? -Infinity : performance.now();
      resting = pointedAt();
    },
    onLeave() {
      typed = -Infinity;
    },
    onBlur() {
      if (performance.now() - typed > TYPING_MS) return;
      // The new focus target is known only after the event.
      setTimeout(() => {
        const taker = document.activeElement;
        const isFrame = taker instanceof HTMLIFrameElement;
        // A frame that the next build replaces leaves the focus to its host.
        if (!isFrame && !taker?.matches('[data-frame-host]')) return;
        const host = isFrame ? taker.parentElement : taker;
        const target = pointedAt();
        if (target === host && target !== resting) return;
        returning = true;
        field?.focus();
        returning = false;
        taker.dispatchEvent(new Event(THEFT_EVENT));
      });
    },
  };
}

/**
 * Keeps the caret in each field of a shadow root: the code, and the panel to search it.
 *
 * @returns ends it
 */
export function keepCaretIn(root: ShadowRoot): () => void {
  const { onFocus, onKey, onBlur, onLeave } = keepCaret();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  root.addEventListener('focusin', ({ target }) => onFocus(target as HTMLElement), options);
  root.addEventListener('keydown', (event) => onKey((event as KeyboardEvent).key), options);
  root.addEventListener(
    'focusout',
    (event) => {
      const { relatedTarget: next } = event as FocusEvent;
      // Readers who went to another control of the page may go on to the frame.
      if (next && !(next instanceof HTMLIFrameElement)) onLeave();
      else onBlur();
    },
    options,
  );
  // Chromium dispatches nothing else if a frame takes the focus right after it was returned.
  window.addEventListener('blur', onBlur, { signal: listening.signal });
  return () => listening.abort();
}
