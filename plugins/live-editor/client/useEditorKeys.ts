import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { insertText } from './insertText';
import { keepCaret } from './keepCaret';

const INDENT = '  ';

/** Break and indentation to insert for Enter: the new line begins where the present one does. */
function newLine({ value, selectionStart }: HTMLTextAreaElement): string {
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  return `\n${/^[ \t]*/.exec(line)?.[0] ?? ''}`;
}

/**
 * Keys of the editor: Tab indents by two spaces; after Escape it moves on as everywhere else, so that
 * the keyboard is never trapped (WCAG 2.2, 2.1.2). Shift+Tab always leaves.
 *
 * @returns whether Escape was pressed last, and the handlers for the textarea
 */
export function useEditorKeys() {
  const [leaving, setLeaving] = useState(false);
  const [caret] = useState(keepCaret);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    caret.onKey(event.key);
    // During composition, Tab, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key === 'Escape') setLeaving(true);
    else if (key !== 'Tab') setLeaving(false);
    if (shiftKey || ctrlKey || altKey || metaKey) return;
    const text = key === 'Enter' ? newLine(currentTarget) : key === 'Tab' && !leaving && INDENT;
    if (!text) return;
    event.preventDefault();
    insertText(currentTarget, text);
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
    setLeaving(false);
    caret.onBlur(currentTarget);
  };
  return { leaving, onKeyDown, onFocus: caret.onFocus, onBlur };
}
