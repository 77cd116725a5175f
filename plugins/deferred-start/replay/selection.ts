type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Saves the selection of the focused field.
 *
 * @returns a function that restores it if setting the value has moved it
 */
export function keepSelection(): () => void {
  const field = document.activeElement as TextField | null;
  const {
    selectionStart: start,
    selectionEnd: end,
    selectionDirection,
  } = field ?? ({} as TextField);
  // Number and date inputs and other elements have no selection.
  if (typeof start !== 'number') return () => undefined;
  return () => {
    if (document.activeElement !== field || field!.selectionStart === start) return;
    field!.setSelectionRange(start, end, selectionDirection ?? undefined);
  };
}
