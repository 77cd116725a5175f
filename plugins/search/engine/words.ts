/** A word of the keywords, or a run of letters in a text, in lower case. */
export interface Word {
  /** `han` for Chinese characters, `latin` for other letters and digits, `literal` for symbols only. */
  kind: 'han' | 'latin' | 'literal';
  text: string;
  /** Words of the pages with the same meaning; the text may then be a phrase, such as `grey out`. */
  others?: string[];
}

const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_$])+/gu;
const HAN = /^\p{Script=Han}/u;
const CAMEL_PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_$]+/gu;

/** Maximum length of the keywords (characters); more would not improve the results. */
const MAX_KEYWORDS = 200;

/** Maximum number of words. */
const MAX_WORDS = 16;

/**
 * Lowercases a text without changing its length, so that positions are valid in both texts.
 * (Only `İ` gets longer in lower case.)
 */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[^İ]+/gu, (run) => run.toLowerCase());
}

/** Splits a text into runs of Chinese characters and runs of other letters, in their original case. */
export const textRuns = (text: string): string[] => text.match(RUN) ?? [];

const SIGNS = /[^\p{L}\p{M}\p{N}_$\s]+/gu;
const PUNCTUATION = /^[.,:;'"()“”‘’，。、：；（）《》]+|[.,:;'"()“”‘’，。、：；（）《》]+$/gu;

/** Prefix of terms for symbols, so that they are adjacent. */
export const SIGN = ' ';

/** Returns the terms for symbols, stripped of punctuation: ` =>` for `a => b`, none for `(a).`. */
export const signTerms = (text: string): string[] =>
  (text.match(SIGNS) ?? [])
    .map((signs) => signs.replace(PUNCTUATION, ''))
    .filter(Boolean)
    .map((signs) => SIGN + signs);

/** Checks whether a run of {@link textRuns} is Chinese. */
export const isHan = (run: string): boolean => HAN.test(run);

/** Splits an identifier into its parts, in lower case: `formatChangeValue` into `format`, `change`, `value`. */
export function camelParts(identifier: string): string[] {
  return (identifier.match(CAMEL_PART) ?? []).map(lowerCase);
}

/** Bounds the length of keywords, and replaces full-width letters by plain ones. */
export const plainKeywords = (keywords: string): string =>
  keywords.slice(0, MAX_KEYWORDS).normalize('NFKC');

/** Replaces each of the {@link textRuns}. */
export const replaceRuns = (text: string, replace: (run: string) => string): string =>
  text.replace(RUN, replace);

/** Symbols of pasted code, such as the end of a tag. */
const BRACKETS = /^[<>/{}()[\];,=]+$/u;

/** Names that readers chose themselves, in pasted code: `"age"` in `register("age")`. */
const OWN_NAME = /(\b(?:name|label|id|placeholder)=|\w\()(["'`]).*?\2/gu;

/** What a pasted error says about a name, which is the subject: `TypeError: form.setValues is not a function`. */
const NO_FUNCTION = /(?:\b(?:uncaught )?typeerror: )?([\w$.]+)(?: is)? not a function\b/gu;

/**
 * Splits keywords into words, at spaces and between Chinese and other letters. Symbols without a letter, such as
 * `*`, are words that match literally, except for the brackets of pasted code.
 *
 * @param keywords the text as typed; full-width letters count as plain ones
 * @returns distinct words in order, at most 16
 */
export function keywordWords(keywords: string): Word[] {
  const plain = lowerCase(plainKeywords(keywords))
    .replace(OWN_NAME, '$1 ')
    .replace(NO_FUNCTION, '$1');
  const words = plain.split(/\s+/u).flatMap((chunk): Word[] => {
    const runs = textRuns(chunk);
    if (runs.length === 0) return chunk ? [{ kind: 'literal', text: chunk }] : [];
    return runs.map((text) => ({ kind: isHan(text) ? 'han' : 'latin', text }));
  });
  const hasText = words.some(({ kind }) => kind !== 'literal');
  const known = words.filter(({ text }) => !(hasText && BRACKETS.test(text)));
  const unique = new Map(known.map((word) => [word.text, word]));
  return [...unique.values()].slice(0, MAX_WORDS);
}
