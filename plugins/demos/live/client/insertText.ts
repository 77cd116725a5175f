/**
 * Replaces a textarea's selection the way typing does, so that the browser's own undo takes it back.
 *
 * @param textarea the element, which has the focus
 * @param text what to insert
 */
export function insertText(textarea: HTMLTextAreaElement, text: string): void {
  // Nothing else keeps the undo history: setRangeText and value both break it.
  if (document.execCommand('insertText', false, text)) return;
  textarea.setRangeText(text, textarea.selectionStart, textarea.selectionEnd, 'end');
  textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Replaces all of a textarea's text, with undo where the browser allows it, and leaves the focus where
 * it is.
 *
 * @param textarea the element
 * @param text its new text
 */
export function replaceText(textarea: HTMLTextAreaElement, text: string): void {
  if (textarea.value === text) return;
  const { activeElement } = document;
  textarea.focus({ preventScroll: true });
  textarea.select();
  if (document.activeElement === textarea) insertText(textarea, text);
  // A textarea that is not shown takes no focus.
  if (textarea.value !== text) textarea.value = text;
  textarea.setSelectionRange(0, 0);
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}
