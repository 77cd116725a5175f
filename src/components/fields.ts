/** A native form control with a value. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A snapshot of a field: its value, checked state, or selected options. */
export type FieldState = string | boolean | boolean[];

/** Selects every {@link Field}. */
export const FIELDS = 'input, textarea, select';

/** Whether the state of a field is `checked` rather than `value`. */
export const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Returns the current state of a field. */
export function stateOf(field: Field): FieldState {
  if ('options' in field) return [...field.options].map(({ selected }) => selected);
  return isCheckable(field) ? field.checked : field.value;
}
