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

/** Time limit of one step on a busy machine (ms): a page of a development server took over 30 s. */
const STEP_PATIENCE = 90_000;

/** A page that records what a reader must never meet. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught exceptions, and requests to another origin. */
  problems: string[];
}

/** Chromium itself notes a document answered with 404; that is no fault of the page. */
const OWN_NOTE_ON_404 = /Failed to load resource: the server responded with a status of 404/;

/** How Chromium names a request that the policy of the page has stopped. */
const STOPPED_BY_POLICY = 'csp';

/**
 * Opens a page in its own context and records every complaint. The browser resolves no name but
 * the one of the tests' own servers, so a request to another origin fails, and is recorded when it does:
 * a Playwright route for all requests would cost each page a fifth of its time.
 *
 * @param browser running browser
 * @param siteUrl base address of the site, whose host is the only one that a page may need
 * @param options locale, color scheme, viewport (px) and the like
 */
export async function openPage(
  browser: Browser,
  siteUrl: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const { hostname } = new URL(siteUrl);
  const problems: string[] = [];
  const context = await browser.newContext(options);
  context.setDefaultTimeout(STEP_PATIENCE);
  context.on('requestfailed', (request) => {
    const url = new URL(request.url());
    // By host, not by origin: a frame of the tests' own playground may be removed while it loads.
    const left = url.protocol.startsWith('http') && url.hostname !== hostname;
    if (left && request.failure()?.errorText !== STOPPED_BY_POLICY) {
      problems.push(`request to another origin: ${url.href}`);
    }
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    const failed = message.type() === 'error' || message.type() === 'warning';
    if (failed && !OWN_NOTE_ON_404.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error.stack ?? error)));
  return { page, context, problems };
}

/** Gives a page a first sign of a reader, at which it starts the app. */
export async function showPresence(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
}

/** Starts the app of a page, and waits until React has hydrated it. */
export async function hydrated(page: Page): Promise<void> {
  await showPresence(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Makes all text twice as large, as browsers do that zoom text alone. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));

/** The bytes of a file that the page has offered to save. */
export const downloadedBytes = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream());

/** Waits until a loaded page is at rest: right after the load a browser scrolls by itself. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((settled) => setTimeout(settled, 600)));
