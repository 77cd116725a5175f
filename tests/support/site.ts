import path from 'node:path';

/** Absolute path of the repository. */
export const SITE_DIR = path.resolve(__dirname, '../..');

/** Folder of the built site. */
export const BUILD_DIR = path.join(SITE_DIR, 'build');

/** Base path of the site, as in `docusaurus.config.ts`. */
export const BASE = process.env.SITE_BASE_URL ?? '/bindform/';

/** The languages of the site with the prefix of their addresses. */
export const LOCALES = [
  { id: 'en-US', prefix: '' },
  { id: 'zh-CN', prefix: 'zh-CN/' },
] as const;

/** One of {@link LOCALES}. */
export type SiteLocale = (typeof LOCALES)[number];

/**
 * Base address of the site that the running end-to-end tests read.
 *
 * @throws Error outside the end-to-end project, whose global setup starts the server
 */
export function siteUrl(): string {
  const url = process.env.BINDFORM_SITE_URL;
  if (!url) throw new Error('No site is being served. Run these tests with: npm run test:e2e');
  return url;
}
