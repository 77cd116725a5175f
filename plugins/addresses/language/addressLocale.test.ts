import { addressInLocale, addressLocale } from './addressLocale';

const BASES = { 'en-US': '/bindform/', 'zh-CN': '/bindform/zh-CN/' };

test.each([
  ['/bindform/', 'en-US'],
  ['/bindform/intro/start', 'en-US'],
  ['/bindform/zh-CN/', 'zh-CN'],
  ['/bindform/zh-CN', 'zh-CN'],
  ['/bindform/zh-CN/no/such/page', 'zh-CN'],
  ['/bindform/zh-CNx', 'en-US'],
  ['/elsewhere', undefined],
])('%s is an address in %s', (pathname, locale) => {
  expect(addressLocale(pathname, BASES)).toBe(locale);
});

test.each([
  ['/bindform/intro/start', 'zh-CN', '/bindform/zh-CN/intro/start'],
  ['/bindform/zh-CN/intro/start', 'en-US', '/bindform/intro/start'],
  ['/bindform/zh-CN/intro/start', 'zh-CN', '/bindform/zh-CN/intro/start'],
  ['/bindform/', 'zh-CN', '/bindform/zh-CN/'],
  ['/bindform/zh-CN', 'en-US', '/bindform/'],
  ['/elsewhere', 'zh-CN', '/bindform/zh-CN/'],
])('%s in %s is %s', (pathname, locale, expected) => {
  expect(addressInLocale(pathname, locale, BASES)).toBe(expected);
});
