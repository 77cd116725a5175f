/** A text that can be found. */
export interface Field {
  /** Position in the collection's list of fields. */
  id: number;
  text: string;
  /** The text in lower case, of the same length. */
  lower: string;
  /** The field is short enough to be found by its pinyin. */
  hasPinyin: boolean;
}
