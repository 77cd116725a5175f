const TWO_WORDS = /\p{L}\s+\p{L}/u;

/**
 * Whether a message is still the English text that `npm run write-translations` inserted. A name or a single word
 * may be the same in two languages; two words are not.
 *
 * @param english the text in English
 * @param translation the text in another language; undefined or empty if it is missing
 */
export function isUntranslated(english: string, translation: string | undefined): boolean {
  return !translation || (translation === english && TWO_WORDS.test(english));
}
