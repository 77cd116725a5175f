import type { I18n } from '@docusaurus/types';

const TRANSLATED = /^@site\/i18n\//;

/**
 * The language of a page's text, where that is not the language of the site around it: a page without
 * a translation is shown in English (WCAG 3.1.2).
 *
 * @param source path of the page's file, as Docusaurus's metadata have it
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
