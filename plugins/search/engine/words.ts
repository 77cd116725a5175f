/** A word of the keywords, or a run of letters in a text, in lower case. */
export interface Word {
  /** `han` for Chinese characters, `latin` for other letters and digits, `literal` for signs alone. */
  kind: 'han' | 'latin' | 'literal';
  text: string;
}

const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_$])+/gu;
const HAN = /^\p{Script=Han}/u;
const CAMEL_PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_$]+/gu;

/** Longest keywords that are read (characters); what follows cannot make a better result. */
const MAX_KEYWORDS = 200;

/** Words beyond this number are left out. */
const MAX_WORDS = 16;

/**
 * Lower case with every character at its place, so that positions hold in both texts.
 * (`İ` alone becomes longer in lower case.)
 */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[^İ]+/gu, (run) => run.toLowerCase());
}

/** Cuts a text into runs of Chinese characters and runs of other letters, as they are written. */
export const textRuns = (text: string): string[] => text.match(RUN) ?? [];

const SIGNS = /[^\p{L}\p{M}\p{N}_$\s]+/gu;
const PUNCTUATION = /^[.,:;'"()“”‘’，。、：；（）《》]+|[.,:;'"()“”‘’，。、：；（）《》]+$/gu;

/** What the term of a sign begins with, so that these terms are together. */
export const SIGN = ' ';

/** Signs without the punctuation around them, as terms: ` =>` of `a => b`, none of `(a).`. */
export const signTerms = (text: string): string[] =>
  (text.match(SIGNS) ?? [])
    .map((signs) => signs.replace(PUNCTUATION, ''))
    .filter(Boolean)
    .map((signs) => SIGN + signs);

/** The kind of a run of {@link textRuns} is: Chinese characters, or other letters. */
export const isHan = (run: string): boolean => HAN.test(run);

/** The parts of an identifier in lower case: `formatChangeValue` has `format`, `change`, `value`. */
export function camelParts(identifier: string): string[] {
  return (identifier.match(CAMEL_PART) ?? []).map(lowerCase);
}

/**
 * Cuts keywords into words: spaces part them, and so does a change between Chinese and other letters.
 * Signs without a letter, such as `*`, are words to be found literally.
 *
 * @param keywords whatever was typed; full-width letters count as plain ones
 * @returns different words in their order, 16 at most
 */
export function keywordWords(keywords: string): Word[] {
  const plain = lowerCase(keywords.slice(0, MAX_KEYWORDS).normalize('NFKC'));
  const words = plain.split(/\s+/u).flatMap((chunk): Word[] => {
    const runs = textRuns(chunk);
    if (runs.length === 0) return chunk ? [{ kind: 'literal', text: chunk }] : [];
    return runs.map((text) => ({ kind: isHan(text) ? 'han' : 'latin', text }));
  });
  const unique = new Map(words.map((word) => [word.text, word]));
  return [...unique.values()].slice(0, MAX_WORDS);
}
