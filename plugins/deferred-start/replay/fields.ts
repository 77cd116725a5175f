import { isCheckable, stateOf, type Field, type FieldState } from '../boot/fields';

/** React's record of the last value that it knows of; React ignores an event that brings no other value. */
interface Tracked {
  _valueTracker?: { setValue: (value: string) => void };
}

/** What the prerendered HTML gave a field, read by parsing it again: a range without a value has 50. */
function initialStateOf(field: Field): FieldState {
  const template = document.createElement('template');
  template.innerHTML = field.outerHTML;
  return stateOf(template.content.firstElementChild as Field);
}

/**
 * Whether a field holds something else than the HTML gave it: also what came without any event. Of a group
 * of radio buttons it is the one that was chosen.
 */
export const isChanged = (field: Field): boolean =>
  String(stateOf(field)) !== String(initialStateOf(field)) &&
  (field.type !== 'radio' || (field as HTMLInputElement).checked);

/** Sets a property of an element as the browser would, past what React has put in front of it. */
function setNatively(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)!.set!.call(field, value);
}

function setState(field: Field, state: FieldState): void {
  if (String(stateOf(field)) === String(state)) return;
  if (field instanceof HTMLSelectElement) {
    [...field.options].forEach((option, index) => (option.selected = (state as boolean[])[index]));
  } else if (isCheckable(field)) setNatively(field, 'checked', state as boolean);
  // The files of an input cannot be set; they are still there.
  else if (field.type !== 'file') setNatively(field, 'value', state as string);
}

/**
 * Gives a field what it held, and tells React and others of it.
 *
 * @param isComposing whether an input method is in the middle of a word there
 */
export function enter(field: Field, state: FieldState, isComposing: boolean): void {
  setState(field, state);
  (field as Tracked)._valueTracker?.setValue(isCheckable(field) ? String(!state) : '\0');
  if (isComposing) field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  // React listens for the click of a box; as no mouse event, it does not turn the box again.
  if (isCheckable(field)) field.dispatchEvent(new Event('click', { bubbles: true }));
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  if (!isComposing) field.dispatchEvent(new Event('change', { bubbles: true }));
}
