import type { Browser, BrowserContextOptions } from 'playwright-core';
import { axeViolations } from '../../support/axe';
import { hydrated, openPage } from '../../support/browser';
import { siteUrl, type SiteLocale } from '../../support/site';

/**
 * Walks over pages of a language in one browser page and checks each with axe.
 *
 * @param addresses of the pages, below the language's prefix
 * @param options of the browser context, and `colors` and `part` of {@link axeViolations}
 * @returns one line for each violation, with the page's address first
 */
export async function walkWithAxe(
  browser: Browser,
  locale: SiteLocale,
  addresses: string[],
  { colors, part, ...options }: BrowserContextOptions & { colors?: boolean; part?: string },
): Promise<string[]> {
  const { page, context } = await openPage(browser, siteUrl(), {
    locale: locale.id,
    reducedMotion: 'reduce',
    ...options,
  });
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(siteUrl() + locale.prefix + address);
    await hydrated(page);
    const violations = await axeViolations(page, { colors, part });
    found.push(...violations.map((line) => `${locale.prefix}${address}: ${line}`));
  }
  await context.close();
  return found;
}
