import type { I18n } from '@docusaurus/types';

/** The text of robots.txt: everything may be read, and each language has its own sitemap. */
export function robotsTxt({ localeConfigs }: Pick<I18n, 'localeConfigs'>): string {
  const sitemaps = Object.values(localeConfigs).map(
    ({ url, baseUrl }) => `Sitemap: ${url}${baseUrl}sitemap.xml`,
  );
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}
