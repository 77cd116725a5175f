/** A text that can be found. */
export interface Field {
  /** Position in the collection's list of fields. */
  id: number;
  /** Position of its page in the collection's list of pages. */
  page: number;
  /** Empty while the file with the text has not come. */
  text: string;
  /** The text in lower case, of the same length. */
  lower: string;
  /** The field is a title with Chinese in it, so it can be found by its pinyin. */
  hasPinyin: boolean;
  /** It is a text, whose terms are known before the text itself is. */
  isText: boolean;
}
