import { FIELDS, stateOf, type Field, type FieldState } from '../fields';

/** Selects the rendered result of each demo. */
export const DEMO = '[data-demo-preview]';

/** Session storage key of the fields of a page that is being reloaded. */
const KEY = 'bindform.fields';

/** All fields except passwords, which are never stored. */
const fields = () => [
  ...document.querySelectorAll<Field>(`${DEMO} :is(${FIELDS}):not([type=password])`),
];

/**
 * Stores what the reader has entered in the demos of this page, for its reload.
 *
 * @throws DOMException if storage is denied or full
 */
export function keepFields(): void {
  // With the path in the record, the boot script starts the app at once, see `needsApp.ts`.
  sessionStorage[KEY] = JSON.stringify([location.pathname, fields().map(stateOf)]);
}

/** Reads the stored record; null if storage is denied or unavailable. */
function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Restores the fields that {@link keepFields} stored, once, if the page still has the same number of fields.
 *
 * @param setState sets the state of a field
 */
export function restoreFields(setState: (field: Field, state: FieldState) => void): void {
  const text = keptText();
  if (!text) return;
  sessionStorage.removeItem(KEY);
  const [path, kept] = JSON.parse(text) as [string, FieldState[]];
  const present = fields();
  if (path !== location.pathname || present.length !== kept.length) return;
  present.forEach((field, index) => setState(field, kept[index]));
}
