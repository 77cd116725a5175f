const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}]+/gu;

/** The text in lower case with its words set apart, so that ` word ` is found only as a whole. */
const spaced = (text: string) => ` ${(text.toLowerCase().match(WORD) ?? []).join(' ')} `;

const names = (text: string, phrase: string) =>
  HAN.test(phrase) ? text.includes(phrase) : spaced(text).includes(spaced(phrase));

/**
 * Other words for what a page is about.
 *
 * @param texts the page's title and keywords
 * @param synonyms groups of words that mean the same to a reader; Chinese ones match inside a text,
 *   others as whole words
 * @returns the members of each group that the texts name one of, without those they have already
 */
export function synonymsFor(texts: string[], synonyms: string[][]): string[] {
  const isNamed = (phrase: string) => texts.some((text) => names(text, phrase));
  const found = synonyms
    .filter((group) => group.some(isNamed))
    .flatMap((group) => group.filter((phrase) => !isNamed(phrase)));
  return [...new Set(found)];
}
