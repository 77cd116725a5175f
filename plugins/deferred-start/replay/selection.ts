type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the selection of the focused field.
 *
 * @returns a function that restores it, if setting the value has moved it
 */
export function keepSelection(): () => void {
  const field = document.activeElement as TextField | null;
  const {
    selectionStart: start,
    selectionEnd: end,
    selectionDirection,
  } = field ?? ({} as TextField);
  // Other elements, numbers and dates have none.
  if (typeof start !== 'number') return () => undefined;
  return () => {
    if (document.activeElement !== field || field!.selectionStart === start) return;
    field!.setSelectionRange(start, end, selectionDirection ?? undefined);
  };
}
