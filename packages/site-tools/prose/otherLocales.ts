import type { I18nConfig } from '@docusaurus/types';
import config from '../../../docusaurus.config';

const { defaultLocale, locales } = config.i18n as I18nConfig;

/** The languages that the site is translated into. */
export const OTHER_LOCALES = locales.filter((locale) => locale !== defaultLocale);
