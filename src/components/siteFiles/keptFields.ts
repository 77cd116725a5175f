import { FIELDS, stateOf, type Field, type FieldState } from '../fields';

/** Selects the result of each demo. */
export const DEMO = '[data-demo-preview]';

/** Session storage key of the fields of a page that is being reloaded. */
const KEY = 'bindform.fields';

/** What can be entered, but for passwords, which stay in the page. */
const fields = () => [
  ...document.querySelectorAll<Field>(`${DEMO} :is(${FIELDS}):not([type=password])`),
];

/**
 * Keeps what the reader has entered in the demos of this page over its reload.
 *
 * @throws DOMException when storage is denied or full
 */
export function keepFields(): void {
  // With the path in it, the boot script starts the app at once, see `needsApp.ts`.
  sessionStorage[KEY] = JSON.stringify([location.pathname, fields().map(stateOf)]);
}

/** What is kept; nothing where storage is denied or broken. */
function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Gives back what {@link keepFields} has kept, once, if the page still has as many fields.
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
