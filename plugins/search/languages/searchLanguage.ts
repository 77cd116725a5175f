/** What search knows about a language, in a file with the name of the language. */
export interface SearchLanguage {
  /** Words of a question that say nothing about its subject, in lower case. */
  questionWords?: string[];
  /** Titles are also found by the pinyin of their characters. */
  hasPinyin?: boolean;
}
