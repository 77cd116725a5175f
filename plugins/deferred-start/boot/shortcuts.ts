import { FIELDS } from '@site/src/components/fields';

/** Buttons that open a dialog with a text field. */
export const OPENERS = '[aria-keyshortcuts]';

/** Whether the target of a key is a field, or editable text. */
export const isInField = ({ target }: Event): boolean | undefined =>
  (target as Element).matches?.(`${FIELDS}, [contenteditable]`);

/** The name of a key with its modifiers. Shift alone counts as nothing: some keyboards need it for a slash. */
export const nameOf = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) => {
  const modifier = ctrlKey ? 'control+' : metaKey ? 'meta+' : '';
  return `${altKey || (modifier && shiftKey) ? 'other+' : modifier}${key}`;
};

/** A key, or a paste with its text, which can be read only while its event is dispatched. */
export type Typed = KeyboardEvent & { text?: string };

/** A paste as something typed. */
export const typedBy = (event: ClipboardEvent): Typed =>
  Object.assign(event as Event as Typed, { text: event.clipboardData?.getData('text') });

/** Whether a key or a paste enters, deletes or submits text in a field that has the focus. */
export const isText = ({ key, ctrlKey, metaKey, text }: Typed): boolean | string =>
  text || (/^(.|Backspace|Enter)$/u.test(key) && !ctrlKey && !metaKey);

/** Whether it would do so if a field had the focus. */
export const isTyped = (event: Typed): unknown => isText(event) && !isInField(event);

/** The button whose `aria-keyshortcuts` contains the key. In a field, keys without a modifier are text. */
export function buttonOfShortcut(event: KeyboardEvent): HTMLElement | null {
  if (isInField(event) && !event.ctrlKey && !event.metaKey) return null;
  // A JSON string is a string of CSS as well.
  return document.querySelector(`[aria-keyshortcuts~=${JSON.stringify(nameOf(event))} i]`);
}
