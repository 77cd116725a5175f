import { preferredLocale } from './preferredLocale';

const LOCALES = ['en-US', 'zh-CN'];

test.each([
  [['zh-CN', 'en'], 'zh-CN'],
  [['zh'], 'zh-CN'],
  [['zh-Hant-TW'], 'zh-CN'],
  [['fr-FR', 'zh-CN', 'en'], 'zh-CN'],
  [['en-GB', 'zh-CN'], 'en-US'],
  [['fr-FR'], undefined],
  [[], undefined],
  [undefined, undefined],
  [['C'], undefined],
  [['', 'zh_CN.UTF-8', '*', 'x-y', undefined, null, 7, 'zh-CN'], 'zh-CN'],
  [['C', 'en-US'], 'en-US'],
])('a browser that wants %j gets %s', (wanted, locale) => {
  expect(preferredLocale(wanted, LOCALES)).toBe(locale);
});
