/** A searchable text. */
export interface Field {
  /** Index in the collection's list of fields. */
  id: number;
  /** Index of its page in the collection's list of pages. */
  page: number;
  /** Empty until the file with the text is loaded. */
  text: string;
  /** The text in lower case, of the same length. */
  lower: string;
  /** Whether the field is a title that contains Chinese, which also matches by pinyin. */
  hasPinyin: boolean;
  /** Whether the field is a text, whose terms may be loaded before the text itself. */
  isText: boolean;
}
