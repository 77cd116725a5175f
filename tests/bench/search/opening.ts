import { openPage, hydrated } from '../../support/browser';
import { launchBrowser } from '../../support/launchBrowser';
import { startPagesServer } from '../../support/pagesServer';
import { BASE, BUILD_DIR, type SiteLocale } from '../../support/site';

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
