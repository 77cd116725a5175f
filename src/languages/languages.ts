/** A language of the site. */
export interface Language {
  /** Locale of Docusaurus: the folder in `i18n`, and the part of the addresses. */
  id: string;
  /** The name of the language, in that language. */
  label: string;
  /** Value of `lang`, a BCP 47 tag. */
  htmlLang: string;
  /**
   * The language is complete: `npm test` requires every page and message, and runs the browser tests in it.
   * Otherwise, missing content is shown in English and only listed.
   */
  isComplete?: boolean;
}

/** All others are translated from the first one. */
const LIST = [
  { id: 'en-US', label: 'English', htmlLang: 'en-US', isComplete: true },
  { id: 'zh-CN', label: '简体中文', htmlLang: 'zh-CN', isComplete: true },
] as const satisfies Language[];

/** Type of the list, for data that every complete language requires. */
export type LanguageList = typeof LIST;

/** The languages of the site. */
export const LANGUAGES: readonly Language[] = LIST;

/** The language that the site is written in. */
export const DEFAULT_LANGUAGE: string = LIST[0].id;

/** The languages that the site is translated into. */
export const TRANSLATIONS: readonly Language[] = LANGUAGES.slice(1);
