import type { I18n } from '@docusaurus/types';

/** Where each language lives: locale to base path, with both slashes. */
export type LocaleBases = Record<string, string>;

/** The base path of each language of the site. */
export function localeBases({ localeConfigs }: Pick<I18n, 'localeConfigs'>): LocaleBases {
  return Object.fromEntries(
    Object.entries(localeConfigs).map(([locale, { baseUrl }]) => [locale, baseUrl]),
  );
}

/**
 * The language an address belongs to: the one with the longest base path that the address begins
 * with. `/bindform/zh-CN` counts as Chinese although it lacks the closing slash.
 *
 * @param pathname path of the address
 * @param bases base path of each language
 * @returns a locale, or undefined for an address outside the site
 */
export function addressLocale(pathname: string, bases: LocaleBases): string | undefined {
  return Object.keys(bases)
    .filter((locale) => `${pathname}/`.startsWith(bases[locale]))
    .sort((a, b) => bases[b].length - bases[a].length)[0];
}

/**
 * The same page in another language: the same path with that language's prefix.
 *
 * @param pathname path of the page in any language
 * @param locale the language wanted
 * @param bases base path of each language
 */
export function addressInLocale(pathname: string, locale: string, bases: LocaleBases): string {
  const present = addressLocale(pathname, bases);
  return bases[locale] + (present ? pathname.slice(bases[present].length) : '');
}
