import { FIELDS } from './fields';

/** Buttons that open a dialog with a text field. */
export const OPENERS = '[aria-keyshortcuts]';

const isInField = ({ target }: Event) =>
  (target as Element).matches?.(`${FIELDS}, [contenteditable]`);

const nameOf = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  `${ctrlKey ? 'control+' : ''}${metaKey ? 'meta+' : ''}${key.toLowerCase()}`;

/** Whether a key enters, deletes or submits text while no field has the focus. */
export const isTyped = (event: KeyboardEvent): boolean =>
  /^(.|Backspace|Enter)$/u.test(event.key) && !(event.ctrlKey || event.metaKey || isInField(event));

/** The button whose `aria-keyshortcuts` contains the key. In a field, keys without a modifier are text. */
export function buttonOfShortcut(event: KeyboardEvent): HTMLElement | undefined {
  if (isInField(event) && !event.ctrlKey && !event.metaKey) return undefined;
  return [...document.querySelectorAll<HTMLElement>(OPENERS)].find((button) =>
    button.getAttribute('aria-keyshortcuts')!.toLowerCase().split(' ').includes(nameOf(event)),
  );
}
