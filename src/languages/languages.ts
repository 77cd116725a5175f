/** A language of the site. */
export interface Language {
  /** Locale of Docusaurus: the folder below `i18n`, and the part of the addresses. */
  id: string;
  /** The language's own name for itself. */
  label: string;
  /** Value of `lang`, a BCP 47 tag. */
  htmlLang: string;
  /**
   * The language is kept complete: `npm test` demands every page and message, and runs the tests in a
   * browser in it. Without this, what is missing is shown in English and only listed.
   */
  isComplete?: boolean;
}

/** The first one is what all others are translated from. */
const LIST = [
  { id: 'en-US', label: 'English', htmlLang: 'en-US', isComplete: true },
  { id: 'zh-CN', label: '简体中文', htmlLang: 'zh-CN', isComplete: true },
] as const satisfies Language[];

/** The type of the list, for what has to be there in every complete language. */
export type LanguageList = typeof LIST;

/** The languages of the site. */
export const LANGUAGES: readonly Language[] = LIST;

/** The language that the site is written in. */
export const DEFAULT_LANGUAGE: string = LIST[0].id;

/** The languages that the site is translated into. */
export const TRANSLATIONS: readonly Language[] = LANGUAGES.slice(1);
