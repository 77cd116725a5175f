import { FIELDS } from './fields';

const nameOf = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  `${ctrlKey ? 'control+' : ''}${metaKey ? 'meta+' : ''}${key.toLowerCase()}`;

/** The button that announces a key as its shortcut; a reader who types in a field means letters. */
export function buttonOfShortcut(event: KeyboardEvent): HTMLElement | undefined {
  const isTyping = (event.target as Element).matches?.(`${FIELDS}, [contenteditable]`);
  if (isTyping && !event.ctrlKey && !event.metaKey) return undefined;
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((button) =>
    button.getAttribute('aria-keyshortcuts')!.toLowerCase().split(' ').includes(nameOf(event)),
  );
}
