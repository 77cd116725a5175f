import { FIELDS } from '@site/src/components/fields';
import { isText, isTyped, typedBy, type Typed } from '../boot/shortcuts';

function type({ key, text = key.length === 1 ? key : '' }: Typed): void {
  // Deprecated, but supported everywhere, and the only way to enter text that the reader can undo.
  if (text) document.execCommand('insertText', false, text);
  else if (key === 'Backspace') document.execCommand('delete');
  else {
    const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(again);
  }
}

/** Whether a key belongs to an input method, also the first one of a composition. */
const isForInputMethod = ({ keyCode }: Typed) => keyCode === 229;

/**
 * Buffers keys and pastes for a dialog that is still loading, and types them as soon as a field has the focus.
 *
 * @param typed what was held before
 */
export function typeAhead(typed: Typed[]): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  let isEntering = false;
  let isOwn = false;
  const enterKey = (event: Typed) => {
    isOwn = true;
    type(event);
    isOwn = false;
  };
  // What an input method, dictation or an emoji picker enters has its place after what was typed before.
  const enterRest = () => {
    if (isEntering && !isOwn) typed.splice(0).forEach(enterKey);
  };
  // The reader no longer waits for the dialog. What was typed before has its place in a field that is there already.
  const stopWaiting = () => {
    enterRest();
    ending.abort();
  };
  const keep = (event: Typed) => {
    if (isForInputMethod(event)) return;
    if (/^(Escape|Tab)$/.test(event.key)) stopWaiting();
    const isNext = isEntering ? isText(event) : isTyped(event);
    if (!isNext || ending.signal.aborted) return;
    event.preventDefault();
    event.stopPropagation();
    typed.push(event);
  };
  const enterNext = () => {
    const event = typed.shift();
    if (!event) return ending.abort();
    enterKey(event);
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
  // Keys that are entered again are not trusted.
  addEventListener('keydown', (event) => event.isTrusted && keep(event), options);
  addEventListener('paste', (event) => keep(typedBy(event)), options);
  addEventListener('compositionstart', enterRest, options);
  addEventListener('beforeinput', enterRest, options);
  addEventListener('focusin', enter, options);
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && stopWaiting(), options);
}
