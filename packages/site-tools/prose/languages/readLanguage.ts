import { languageData } from '../../../../src/languages/languageData';
import type { ProseLanguage } from './proseLanguage';

/**
 * Reads the prose rules of a language.
 *
 * @param locale a language of the site
 * @returns undefined for a language without rules
 */
export const readLanguage = (locale: string): ProseLanguage | undefined =>
  languageData<ProseLanguage>(__dirname, locale);
