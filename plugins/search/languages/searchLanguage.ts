/** What search knows about a language, in a file with the name of the language. */
export interface SearchLanguage {
  /**
   * Groups of words that mean the same to a reader: a page whose title or keywords name one member of a
   * group is found by the others too. Add what readers say and the pages do not.
   */
  synonyms?: string[][];
  /** Words of a question that say nothing about its subject, in lower case. */
  questionWords?: string[];
  /** Titles are also found by the pinyin of their characters. */
  hasPinyin?: boolean;
}
