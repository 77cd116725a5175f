type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps where the caret is in the focused field.
 *
 * @returns puts it back there, should the field have been filled anew meanwhile
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
