/** Weight of a matched word by where it is. */
export const WEIGHTS = { pageTitle: 100, title: 10, text: 1 } as const;

/** Quality of a match, from 1 for the exact word down to a word with a typo. */
export const QUALITY = {
  exact: 1,
  /** Part of an identifier: `change` in `formatChangeValue`. */
  part: 0.8,
  pinyin: 0.9,
  /** The same stem: `validate` and `validation`. */
  stem: 0.75,
  /** A word that means the same: `disable` for `grey out`. */
  meaning: 0.75,
  /** Prefix of a longer term; typing more of it raises the quality. */
  prefix: 0.6,
  /** Factor for a longer term if the word itself is known: `model` for `mode`. */
  longer: 0.7,
  typo: 0.5,
  /** A typo in a long word, which is more than an inflection. */
  longTypo: 0.8,
} as const;
