import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { builtText } from '../../support/builtDocument';
import { hydrated } from '../../support/browser';
import { launchBrowser } from '../../support/launchBrowser';
import { startPagesServer } from '../../support/pagesServer';
import { BASE, BUILD_DIR, LOCALES } from '../../support/site';
import { countTabStops } from '../../support/tabStops';
import { timeFirstTap } from './firstTap';
import { PAGES } from './pages';

const PHONE = { viewport: { width: 412, height: 823 } };
/** How long a page is watched that is not to do anything (ms). */
const QUIET = 800;

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The scripts and stylesheets that a page has requested so far, in bytes after compression. */
async function requested(page: Page, ending: string): Promise<{ count: number; bytes: number }> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const files = [...new Set(names.filter((name) => name.endsWith(ending)))];
  const bytes = files.map((file) => gzip(builtText(file.slice(BASE.length))));
  return { count: files.length, bytes: bytes.reduce((sum, each) => sum + each, 0) };
}

async function weigh(browser: Browser, url: string, address: string): Promise<string> {
  const page = await browser.newPage(PHONE);
  await page.goto(url + address);
  await page.waitForTimeout(QUIET);
  const html = builtText(`${address.replace(/^$|\/$/, '$&index')}.html`);
  const before = await requested(page, '.js');
  const styles = await requested(page, '.css');
  const stops = await countTabStops(page);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const after = await requested(page, '.js');
  await page.close();
  return [
    address || 'home',
    kilobytes(html.length),
    kilobytes(gzip(html)),
    kilobytes(styles.bytes),
    kilobytes(gzip(html) + styles.bytes),
    `${before.count}`,
    `${after.count} of ${kilobytes(after.bytes)}`,
    `${stops}`,
  ].join(' | ');
}

/** Prints what pages weigh before and after the first sign of a reader (KB, gz), and how fast they answer. */
export async function benchWeight(): Promise<void> {
  const server = await startPagesServer({ root: BUILD_DIR, base: BASE, port: 0 });
  const browser = await launchBrowser();
  try {
    console.log(
      'page | HTML raw | HTML | CSS | both | scripts at rest | scripts after | tab stops',
    );
    for (const { prefix } of LOCALES) {
      for (const page of PAGES) console.log(await weigh(browser, server.url, prefix + page));
    }
    await timeFirstTap(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
