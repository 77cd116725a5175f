import type { I18n } from '@docusaurus/types';
import { robotsTxt } from './robots';

test('everything may be read, and the sitemap of each language is named', () => {
  const localeConfigs = {
    'en-US': { url: 'https://example.org', baseUrl: '/bindform/' },
    'zh-CN': { url: 'https://example.org', baseUrl: '/bindform/zh-CN/' },
  } as unknown as I18n['localeConfigs'];
  expect(robotsTxt({ localeConfigs }).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://example.org/bindform/sitemap.xml',
    'Sitemap: https://example.org/bindform/zh-CN/sitemap.xml',
    '',
  ]);
});
