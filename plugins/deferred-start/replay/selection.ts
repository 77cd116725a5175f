type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The selection of a text field at one moment. */
export interface KeptSelection {
  field: TextField;
  /** The text to which it belongs. */
  text: string;
  /** Restores the selection if the field has the focus and something has moved its caret. */
  restore: () => void;
}

/** Returns the selection of the focused text field; undefined if no text field has the focus. */
export function keepSelection(): KeptSelection | undefined {
  const field = document.activeElement as TextField | null;
  const { value, selectionStart, selectionEnd, selectionDirection } = field ?? ({} as TextField);
  // Number and date inputs and other elements have no selection.
  if (!field || typeof selectionStart !== 'number') return undefined;
  return {
    field,
    text: value,
    restore() {
      if (document.activeElement !== field || field.selectionStart === selectionStart) return;
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    },
  };
}

/** Runs a callback in a later task, or right before the next key or press if that comes first. */
export function beforeNextInput(callback: () => void): void {
  const ending = new AbortController();
  const run = () => {
    clearTimeout(timer);
    ending.abort();
    callback();
  };
  const timer = setTimeout(run);
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, run, { capture: true, signal: ending.signal });
  }
}
