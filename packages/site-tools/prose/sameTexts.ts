/** Texts that are the same in every language: names, code, and the Spanish of a demo about Spanish messages. */
const SAME_TEXTS = new Set([
  'Alpha',
  'Beta',
  'Bindform',
  'Obligatorio',
  'direction: row',
  'labelPosition: top',
  'row',
  'top',
]);

/** Ids of texts that are no text of the page: search words are mostly API names, and no page shows the version. */
const SAME_IDS = new Set(['@keywords', 'version.label']);

const PLACEHOLDER = /\{\w+\}/g;
const WORD = /[\p{L}\p{N}]+/gu;

/** A word with a digit or with a capital letter behind its first: `A4`, `GitHub`, `readOnly`. */
const NAME = /\p{N}|.\p{Lu}/u;

/**
 * Whether a translation may be the same as the English text: it has no words, only names and code, or is listed.
 *
 * @param id of the message
 * @param english its text; placeholders in braces
 */
export function mayStayEnglish(id: string, english: string): boolean {
  const words = english.replace(PLACEHOLDER, '').match(WORD) ?? [];
  return SAME_IDS.has(id) || SAME_TEXTS.has(english) || words.every((word) => NAME.test(word));
}
