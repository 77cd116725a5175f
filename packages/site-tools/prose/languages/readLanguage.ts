import { languageData } from '../../../../src/languages/languageData';
import type { ProseLanguage } from './proseLanguage';

/**
 * What the checks know about a language.
 *
 * @param locale a language of the site
 * @returns undefined for a language without rules for its prose
 */
export const readLanguage = (locale: string): ProseLanguage | undefined =>
  languageData<ProseLanguage>(__dirname, locale);
