import type { I18n } from '@docusaurus/types';
import { contentLanguage } from './contentLanguage';

const i18n = (currentLocale: string) =>
  ({
    currentLocale,
    defaultLocale: 'en-US',
    localeConfigs: { 'en-US': { htmlLang: 'en-US' }, 'zh-CN': { htmlLang: 'zh-CN' } },
  }) as unknown as I18n;

const CHINESE = '@site/i18n/zh-CN/docusaurus-plugin-content-docs/current/intro/start.mdx';

test.each([
  ['a Chinese page', CHINESE, 'zh-CN', undefined],
  ['an English page on the Chinese site', '@site/docs/intro/start.mdx', 'zh-CN', 'en-US'],
  ['an English page on the English site', '@site/docs/intro/start.mdx', 'en-US', undefined],
])('%s', (_, source, locale, language) => {
  expect(contentLanguage(source, i18n(locale))).toBe(language);
});
