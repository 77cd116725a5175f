import { createStorageSlot } from '@docusaurus/theme-common';
import { addressLocale, type LocaleBases } from './addressLocale';

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

/**
 * Whether the reader came to this page from the site in another language. Language links work before
 * hydration, when nothing stores the decision.
 *
 * @param current locale of this page
 * @param bases base path of each language
 */
export function cameFromOtherLanguage(current: string, bases: LocaleBases): boolean {
  if (!document.referrer) return false;
  const { origin, pathname } = new URL(document.referrer);
  const previous = addressLocale(pathname, bases);
  return origin === location.origin && previous !== undefined && previous !== current;
}
