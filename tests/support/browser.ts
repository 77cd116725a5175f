import { buffer } from 'node:stream/consumers';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Download,
  Page,
} from 'playwright-core';

/** The Chromium of the tests in this file; what they leave open is closed after them. */
export const browser = globalThis.bindformBrowser as Browser;

/** A page that records what a reader must never meet. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught exceptions, and requests to another origin. */
  problems: string[];
}

/** Chromium itself notes a document answered with 404; that is no fault of the page. */
const OWN_NOTE_ON_404 = /Failed to load resource: the server responded with a status of 404/;

/**
 * Opens a page in a context of its own, with every other origin refused and every complaint recorded.
 *
 * @param browser running browser
 * @param siteUrl base address of the site, the only origin that is let through
 * @param options locale, colour scheme, viewport (px) and the like
 */
export async function openPage(
  browser: Browser,
  siteUrl: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const { origin } = new URL(siteUrl);
  const problems: string[] = [];
  const context = await browser.newContext(options);
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      problems.push(`request to another origin: ${route.request().url()}`);
      return route.abort();
    },
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    const failed = message.type() === 'error' || message.type() === 'warning';
    if (failed && !OWN_NOTE_ON_404.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error.stack ?? error)));
  return { page, context, problems };
}

/** Waits until React has taken over the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** The bytes of a file that the page has offered to save. */
export const downloadedBytes = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream());
