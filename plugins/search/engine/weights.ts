/** What a matched word is worth by where it is. */
export const WEIGHTS = { pageTitle: 100, title: 10, text: 1 } as const;

/** How well a word is met, from 1 for the word itself down to one with a typing slip. */
export const QUALITY = {
  exact: 1,
  /** The word is a part of an identifier: `change` in `formatChangeValue`. */
  part: 0.8,
  pinyin: 0.9,
  /** The same stem: `validate` and `validation`. */
  stem: 0.75,
  /** The text goes on after the word; more of it typed is worth more. */
  prefix: 0.6,
  typo: 0.5,
} as const;
