import { openPage, hydrated } from '../../support/browser';
import { launchBrowser } from '../../support/launchBrowser';
import { startPagesServer } from '../../support/pagesServer';
import { BASE, BUILD_DIR, type SiteLocale } from '../../support/site';
import type { Timing } from './timing';

/** What readers search for, whose results are not those of the search before. */
const QUERIES = ['useWatch', 'validation', 'layout', 'antd', 'onError', 'reset', 'demo', 'errors'];

/** Number of measurements, each in a new browser context with an empty cache. */
const READERS = 7;

/** Opens the dialog, types at once, and measures the time until the first result is shown (ms). */
function timeFirstResult(keywords: string): Promise<number> {
  return new Promise((resolve) => {
    const button = document.querySelector<HTMLElement>('button[aria-keyshortcuts]');
    const start = performance.now();
    let hasTyped = false;
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]');
      if (field && !hasTyped) {
        hasTyped = true;
        field.focus();
        document.execCommand('insertText', false, keywords);
      }
      if (!document.querySelector('dialog[open] [role="option"]')) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    button?.click();
  });
}

/** Types into the open dialog, and measures the time from the search to its first result (ms). */
function timeAnswer(keywords: string): Promise<number> {
  return new Promise((resolve) => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]');
    let start = 0;
    const post = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { action: string }) {
      if (message.action === 'get-search-result') start = performance.now();
      post.call(this, message);
    };
    const observer = new MutationObserver(() => {
      if (!start || !document.querySelector('dialog[open] [role="option"]')) return;
      observer.disconnect();
      Worker.prototype.postMessage = post;
      resolve(performance.now() - start);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    field?.focus();
    document.execCommand('selectAll');
    document.execCommand('insertText', false, keywords);
  });
}

/** Measures, once the index is there, how long a reader who has stopped typing waits for results. */
export async function timeAnswers(locale: SiteLocale): Promise<Timing> {
  const server = await startPagesServer({ root: BUILD_DIR, base: BASE, port: 0 });
  const browser = await launchBrowser();
  try {
    const { page } = await openPage(browser, server.url, { locale: locale.id });
    await page.goto(`${server.url}${locale.prefix}intro/start`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.evaluate(timeFirstResult, 'form');
    const times: number[] = [];
    for (const keywords of QUERIES) {
      await page.getByRole('combobox').fill('');
      times.push(await page.evaluate(timeAnswer, keywords));
    }
    times.sort((a, b) => a - b);
    return { median: times[times.length >> 1], p95: times.at(-1)! };
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Measures the time from opening the dialog to the first result, in Chromium with a local server, while the
 * index is not loaded yet.
 *
 * @returns times in ascending order (ms)
 */
export async function timeOpening(locale: SiteLocale): Promise<number[]> {
  const server = await startPagesServer({ root: BUILD_DIR, base: BASE, port: 0 });
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let reader = 0; reader < READERS; reader++) {
      const { page, context } = await openPage(browser, server.url, { locale: locale.id });
      await page.goto(`${server.url}${locale.prefix}intro/start`, { waitUntil: 'networkidle' });
      await hydrated(page);
      times.push(await page.evaluate(timeFirstResult, 'form'));
      await context.close();
    }
    return times.sort((a, b) => a - b);
  } finally {
    await browser.close();
    await server.close();
  }
}
