import type { WordRule } from '../wordList';

/** Something that is wrong in a text, as far as a program can find it. */
export interface TypographyRule {
  /** Finds the fault; global, so that every place is found. */
  pattern: RegExp;
  /** What is wrong there, after the words in question. */
  what: string;
}

/** What the checks of prose know about a language, in a file with the name of the language. */
export interface ProseLanguage {
  /** Words that are avoided everywhere. */
  words: WordRule[];
  /** Words that are avoided on pages. */
  pageWords: WordRule[];
  /** The guide for writers that shows the lists, from the folder of the site. */
  guide: string;
  /** The shortest page, and what its length is counted in. */
  length: { least: number; unit: string; pattern: RegExp };
  typography?: TypographyRule[];
  /**
   * Unicode script that only translated text is written in, for instance `Han`: what is translated in
   * a code block is recognized by it. Without one, any text and comment may be.
   */
  script?: string;
}
