import type { Browser, Page } from 'playwright-core';

/** Slow 4G as in Lighthouse: 1.6 Mbit/s in bytes a second, and its latency (ms). */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 };
const CPU_SLOWDOWN = 4;
const RUNS = 3;
/** Between the first scroll and the tap (ms). */
const READING = 2000;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** Time from a tap on the search to its open dialog (ms). */
async function tapSearch(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true });
    new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) performance.mark('open');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.locator('button[aria-keyshortcuts]').click();
  await page.locator('dialog[open]').waitFor();
  return page.evaluate(() => performance.measure('wait', 'tap', 'open').duration);
}

/** Longest task of a page since it was opened (ms). */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration))),
        ).observe({ type: 'longtask', buffered: true });
        setTimeout(resolve, 200, 0);
      }),
  );

async function measure(browser: Browser, url: string, reads: boolean, slowdown: number) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}intro/start`);
  if (reads) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(READING);
  }
  const wait = await tapSearch(page);
  const task = await longestTask(page);
  await context.close();
  return { wait, task };
}

/**
 * Prints how long a tap on the search takes to open its dialog on slow 4G, and the longest task.
 *
 * @param browser running browser
 * @param url base address of the built site
 */
export async function timeFirstTap(browser: Browser, url: string): Promise<void> {
  console.log('tap on the search, slow 4G | processor | ms to the dialog | longest task (ms)');
  for (const reads of [true, false]) {
    for (const slowdown of [1, CPU_SLOWDOWN]) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await measure(browser, url, reads, slowdown));
      }
      const wait = median(runs.map((each) => each.wait)).toFixed(0);
      const task = median(runs.map((each) => each.task)).toFixed(0);
      const when = reads ? `scrolled ${READING / 1000} s ago` : 'as the first sign';
      console.log(`${when} | 1/${slowdown} | ${wait} | ${task}`);
    }
  }
}
