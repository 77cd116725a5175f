import type { WordRule } from '../wordList';

/** A fault in a text that a regular expression can find. */
export interface TypographyRule {
  /** Finds the fault; global, so that every occurrence is found. */
  pattern: RegExp;
  /** What is wrong, shown after the words. */
  what: string;
}

/** The prose rules of a language, in a file named after it. */
export interface ProseLanguage {
  /** Words to avoid everywhere. */
  words: WordRule[];
  /** Words to avoid on pages. */
  pageWords: WordRule[];
  /** Path of the writing guide that shows the lists, relative to the site. */
  guide: string;
  /** Minimum length of a page, and its unit. */
  length: { least: number; unit: string; pattern: RegExp };
  typography?: TypographyRule[];
  /**
   * Unicode script used only by translated text, such as `Han`, which identifies the translated parts of a code
   * block. Without one, any text and comment may be translated.
   */
  script?: string;
}
