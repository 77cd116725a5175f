/**
 * Replaces a textarea's selection the way typing does, so that the browser's own undo takes it back.
 *
 * @param textarea the element, which has the focus
 * @param text what to insert
 */
export function insertText(textarea: HTMLTextAreaElement, text: string): void {
  // Nothing else keeps the undo history: setRangeText breaks it.
  if (document.execCommand('insertText', false, text)) return;
  const { selectionStart, selectionEnd } = textarea;
  textarea.setRangeText(text, selectionStart, selectionEnd, 'end');
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
  // A textarea that is not shown takes no focus, so it has no history to keep either.
  if (textarea.value !== text) {
    textarea.setRangeText(text, 0, textarea.value.length, 'start');
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  textarea.setSelectionRange(0, 0);
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}
