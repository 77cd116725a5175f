import type { I18n } from '@docusaurus/types';
import type { HomeOfLocale } from '../not-found/headScript';

/** Home address and `lang` of each language of the site. */
export function localeHomes({ localeConfigs }: Pick<I18n, 'localeConfigs'>): HomeOfLocale[] {
  return Object.entries(localeConfigs).map(([locale, { baseUrl, htmlLang }]) => ({
    locale,
    base: baseUrl,
    htmlLang,
  }));
}
