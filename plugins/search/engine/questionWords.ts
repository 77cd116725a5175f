import { keywordWords, type Word } from './words';

/** Words of a question that do not describe its subject. */
export interface QuestionWords {
  /** Those separated by spaces. */
  spaced: Set<string>;
  /** Those in Chinese, which are not separated from other words. */
  han: RegExp | undefined;
}

/**
 * Prepares the words for searching.
 *
 * @param words in lower case, of all page languages
 */
export function makeQuestionWords(words: string[]): QuestionWords {
  const isHan = (word: string) => keywordWords(word)[0]?.kind === 'han';
  // Longest first: 怎么 is a prefix of 怎么样.
  const han = words.filter(isHan).sort((a, b) => b.length - a.length);
  return {
    spaced: new Set(words.filter((word) => !isHan(word))),
    han: han.length > 0 ? new RegExp(han.join('|'), 'u') : undefined,
  };
}

/** Removes question words separated by spaces, unless there are no other words. */
export function significantWords(words: Word[], { spaced }: QuestionWords): Word[] {
  const significant = words.filter((word) => !spaced.has(word.text));
  return significant.length > 0 ? significant : words;
}

/** Splits a run of Chinese at question words; returns nothing if it contains nothing else. */
export const significantRuns = (run: string, { han }: QuestionWords): string[] =>
  han ? run.split(han).filter(Boolean) : [run];
