import { FIELDS } from '@site/src/components/fields';
import { isText, isTyped } from '../boot/shortcuts';

function type(event: KeyboardEvent): void {
  const { key } = event;
  // Deprecated, but supported everywhere, and the only way to enter text that the reader can undo.
  if (key.length === 1) document.execCommand('insertText', false, key);
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
export function typeAhead(typed: KeyboardEvent[]): void {
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
  addEventListener('keydown', keep, options);
  addEventListener('focusin', enter, options);
  // A press elsewhere means that the reader no longer waits for the dialog.
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && ending.abort(), options);
}
