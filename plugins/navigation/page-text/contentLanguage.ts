import type { I18n } from '@docusaurus/types';

const TRANSLATED = /^@site\/i18n\//;

/**
 * Returns the language of a page's text if it differs from the language of the site: an untranslated page is shown
 * in English (WCAG 3.1.2).
 *
 * @param source path of the page's file, from Docusaurus's metadata
 * @param i18n languages of the site
 * @returns a value for `lang`, or undefined for a page in the site's language
 */
export function contentLanguage(
  source: string,
  { currentLocale, defaultLocale, localeConfigs }: I18n,
): string | undefined {
  if (currentLocale === defaultLocale || TRANSLATED.test(source)) return undefined;
  return localeConfigs[defaultLocale].htmlLang;
}
