import { FIELDS } from '@site/src/components/fields';
import { isInField, isText, isTyped } from '../boot/shortcuts';

/** A key, or a text that was pasted. */
type Typed = Pick<KeyboardEvent, 'key'> & { text?: string };

function type({ key, text = key.length === 1 ? key : '' }: Typed): void {
  // Deprecated, but supported everywhere, and the only way to enter text that the reader can undo.
  if (text) document.execCommand('insertText', false, text);
  else if (key === 'Backspace') document.execCommand('delete');
  else {
    const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(again);
  }
}

/**
 * Buffers keys for a dialog that is still loading, and types them as soon as a field has the focus.
 *
 * @param typed keys that were held before
 */
export function typeAhead(typed: Typed[]): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  let isEntering = false;
  const keep = (event: KeyboardEvent) => {
    // A reader who presses these no longer waits for the dialog.
    if (/^(Escape|Tab)$/.test(event.key)) ending.abort();
    const isNext = isEntering ? isText(event) : isTyped(event);
    if (!isNext || !event.isTrusted || ending.signal.aborted) return;
    event.preventDefault();
    event.stopPropagation();
    typed.push(event);
  };
  const enterNext = () => {
    const event = typed.shift();
    if (!event) return ending.abort();
    type(event);
    // React renders between two keys of a reader, too; Enter is meant for what they have led to.
    setTimeout(enterNext);
  };
  const enter = ({ target }: Event) => {
    if (!(target as Element).matches(FIELDS)) return;
    removeEventListener('focusin', enter, options);
    // Enter and Space on the button once more: they were to open the dialog, and say nothing in an empty field.
    while (/^( |Enter)$/.test(typed[0]?.key)) typed.shift();
    isEntering = true;
    // The browser sets the caret after this event.
    setTimeout(enterNext);
  };
  const keepPasted = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain');
    if (text && !isInField(event)) typed.push({ key: 'Paste', text });
  };
  addEventListener('keydown', keep, options);
  addEventListener('paste', keepPasted, options);
  addEventListener('focusin', enter, options);
  // A press elsewhere means that the reader no longer waits for the dialog.
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && ending.abort(), options);
}
