import { createStorageSlot } from '@docusaurus/theme-common';

/** Where the reader's language is remembered once the reader has decided on it. */
const slot = () => createStorageSlot('language');

/** The language the reader has decided on, by the language menu or by refusing an offer. */
export function chosenLanguage(): string | null {
  return slot().get();
}

/** Remembers the reader's decision. */
export function chooseLanguage(locale: string): void {
  slot().set(locale);
}
