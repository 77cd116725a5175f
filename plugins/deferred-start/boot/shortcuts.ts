import { FIELDS } from './fields';

/** Buttons that open a dialog to type into. */
export const OPENERS = '[aria-keyshortcuts]';

const isInField = ({ target }: Event) =>
  (target as Element).matches?.(`${FIELDS}, [contenteditable]`);

const nameOf = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  `${ctrlKey ? 'control+' : ''}${metaKey ? 'meta+' : ''}${key.toLowerCase()}`;

/** Whether a key enters, corrects or sends text that is not meant for a field which has the focus. */
export const isTyped = (event: KeyboardEvent): boolean =>
  /^(.|Backspace|Enter)$/u.test(event.key) && !(event.ctrlKey || event.metaKey || isInField(event));

/** The button that announces a key as its shortcut; a reader who types in a field means letters. */
export function buttonOfShortcut(event: KeyboardEvent): HTMLElement | undefined {
  if (isInField(event) && !event.ctrlKey && !event.metaKey) return undefined;
  return [...document.querySelectorAll<HTMLElement>(OPENERS)].find((button) =>
    button.getAttribute('aria-keyshortcuts')!.toLowerCase().split(' ').includes(nameOf(event)),
  );
}
