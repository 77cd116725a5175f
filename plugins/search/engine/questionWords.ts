import { keywordWords, type Word } from './words';

/** Words of a question that say nothing about its subject. */
export interface QuestionWords {
  /** Those that spaces part from the subject. */
  spaced: Set<string>;
  /** Those in Chinese characters, which may be next to others. */
  han: RegExp | undefined;
}

/**
 * Prepares the words for searching.
 *
 * @param words in lower case, of all languages of the pages
 */
export function makeQuestionWords(words: string[]): QuestionWords {
  const isHan = (word: string) => keywordWords(word)[0]?.kind === 'han';
  // The longest first: 怎么 is the beginning of 怎么样.
  const han = words.filter(isHan).sort((a, b) => b.length - a.length);
  return {
    spaced: new Set(words.filter((word) => !isHan(word))),
    han: han.length > 0 ? new RegExp(han.join('|'), 'u') : undefined,
  };
}

/** Leaves out those that spaces part from others, unless there are no other words. */
export function significantWords(words: Word[], { spaced }: QuestionWords): Word[] {
  const significant = words.filter((word) => !spaced.has(word.text));
  return significant.length > 0 ? significant : words;
}

/** Cuts a run of Chinese where such a word is; the run itself if nothing else is in it. */
export function significantRuns(run: string, { han }: QuestionWords): string[] {
  const significant = han ? run.split(han).filter(Boolean) : [];
  return significant.length > 0 ? significant : [run];
}
