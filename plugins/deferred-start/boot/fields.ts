/** A control that holds what a reader enters. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field held at some time: its text, whether it was checked, or which options were selected. */
export type FieldState = string | boolean | boolean[];

/** Selects every {@link Field}. */
export const FIELDS = 'input, textarea, select';

/** Whether a field is checked rather than filled in. */
export const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** What a field holds now. */
export function stateOf(field: Field): FieldState {
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ selected }) => selected);
  return isCheckable(field) ? field.checked : field.value;
}
