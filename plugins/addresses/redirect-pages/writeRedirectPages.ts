import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { redirectPage } from './redirectPage';

/** One address that leads to another; both are paths below the language, without a slash at the end. */
export interface Redirect {
  /** Where readers look, for instance `/intro/dynamic`. */
  from: string;
  /** Where the page is, for instance `/intro/dymic`. */
  to: string;
}

/** What is known of the built site of one language. */
export type BuiltSite = Pick<Props, 'baseUrl' | 'i18n' | 'outDir' | 'routesPaths' | 'siteConfig'>;

const TITLE = /<title[^>]*>(?<title>[^<]*)<\/title>/;

async function writeRedirectPage(site: BuiltSite, { from, to }: Redirect): Promise<void> {
  const { baseUrl, i18n, outDir, routesPaths, siteConfig } = site;
  const address = baseUrl + to.slice(1);
  if (!routesPaths.includes(address)) {
    throw new Error(
      `The redirect from "${from}" leads to "${to}", where no page is. Correct it in docusaurus.config.ts.`,
    );
  }
  if (routesPaths.includes(baseUrl + from.slice(1))) {
    throw new Error(
      `The redirect from "${from}" to "${to}" would hide a page. Take it out of docusaurus.config.ts.`,
    );
  }
  const html = await fs.readFile(path.join(outDir, `${to}.html`), 'utf8');
  const target = path.join(outDir, `${from}.html`);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(
    target,
    redirectPage({
      path: address,
      url: siteConfig.url + address,
      title: TITLE.exec(html)?.groups?.title ?? siteConfig.title,
      htmlLang: i18n.localeConfigs[i18n.currentLocale].htmlLang,
    }),
  );
}

/**
 * Writes a small page for each address that leads to another. A static host cannot redirect by itself.
 *
 * @param site what was built, in one language
 * @param redirects which address leads to which
 * @throws Error for a redirect that leads to no page, or that would hide one
 */
export async function writeRedirectPages(site: BuiltSite, redirects: Redirect[]): Promise<void> {
  for (const redirect of redirects) await writeRedirectPage(site, redirect);
}
