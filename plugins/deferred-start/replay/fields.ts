import { isCheckable, stateOf, type Field, type FieldState } from '@site/src/components/fields';

/** React's copy of the last known value; React ignores an event that does not change it. */
interface Tracked {
  _valueTracker?: { setValue: (value: string) => void };
}

/** The initial state of a field. Parsing its HTML again includes browser defaults: a range without a value is 50. */
export function initialStateOf(field: Field): FieldState {
  const template = document.createElement('template');
  template.innerHTML = field.outerHTML;
  return stateOf(template.content.firstElementChild as Field);
}

/**
 * Whether the state of a field differs from its HTML, also if no event was dispatched, as with autofill. In a
 * radio group, only the checked button counts.
 */
export const isChanged = (field: Field): boolean =>
  String(stateOf(field)) !== String(initialStateOf(field)) &&
  (field.type !== 'radio' || (field as HTMLInputElement).checked);

/** Sets a property with the native setter, because React overrides it on each element. */
function setNatively(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)!.set!.call(field, value);
}

/** Sets the state of a field, without an event. */
export function setState(field: Field, state: FieldState): void {
  if (String(stateOf(field)) === String(state)) return;
  if (field instanceof HTMLSelectElement) {
    [...field.options].forEach((option, index) => (option.selected = (state as boolean[])[index]));
  } else if (isCheckable(field)) setNatively(field, 'checked', state as boolean);
  // A script can only clear a file input; the files of the reader are still selected in it.
  else if (field.type !== 'file' || !state) setNatively(field, 'value', state as string);
}

/**
 * Restores the state of a field and dispatches its events, for React and for other listeners.
 *
 * @param isComposing whether the field has an unfinished IME composition
 */
export function enter(field: Field, state: FieldState, isComposing: boolean): void {
  setState(field, state);
  (field as Tracked)._valueTracker?.setValue(isCheckable(field) ? String(!state) : '\0');
  if (isComposing) field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  // React's onChange of a checkbox listens to `click`. A plain Event does not toggle the checkbox again.
  if (isCheckable(field)) field.dispatchEvent(new Event('click', { bubbles: true }));
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  if (!isComposing) field.dispatchEvent(new Event('change', { bubbles: true }));
}
