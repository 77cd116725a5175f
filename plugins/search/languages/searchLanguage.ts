/** Search settings of a language, in a file named after it. */
export interface SearchLanguage {
  /** Words of a question that do not describe its subject, in lower case. */
  questionWords?: string[];
  /** Whether titles also match by pinyin. */
  hasPinyin?: boolean;
}
