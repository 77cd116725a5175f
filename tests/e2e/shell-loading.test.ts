import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { BASE, LOCALES, siteUrl } from '../support/site';

const READERS = {
  'en-US': { heading: /Unsafe path segment/, loading: 'Loading...' },
  'zh-CN': { heading: /不安全的路径/, loading: '正在加载……' },
} as const;

/** Waits until nothing scrolls: until then, the pointer may pass over other links than it aims at. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('a')].map((link) => link.getBoundingClientRect().top).join();
    const frame = () => new Promise(requestAnimationFrame);
    for (let last = '', still = 0; still < 10; still += 1) {
      await frame();
      const now = places();
      if (now !== last) still = 0;
      last = now;
    }
  });

/** Scripts and styles a page has asked for so far. */
function codeRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) urls.push(request.url());
  });
  return urls;
}

describe.each(LOCALES)('loading in $id', ({ id, prefix }) => {
  const reader = READERS[id];
  const link = (page: Page) => page.locator(`a[href="${BASE}${prefix}errors/BF002"]`).first();
  // A page without demos: those ask for their code whenever they come near.
  const open = async () => {
    const opened = await openPage(browser, siteUrl());
    const requests = codeRequests(opened.page);
    await opened.page.goto(`${siteUrl()}${prefix}errors/BF001`);
    await hydrated(opened.page);
    return { ...opened, requests };
  };

  it('a page asks for nothing of another before the reader points at its link', async () => {
    const { page, context, problems, requests } = await open();
    // Bringing every link into view is no intent.
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    await link(page).scrollIntoViewIfNeeded();
    await untilStill(page);
    const before = [...requests];
    const html = await page.content();
    const asked = page.waitForRequest(
      (request) => /\.(js|css)$/.test(request.url()) && !before.includes(request.url()),
    );
    await link(page).hover();
    const own = (await asked).url();
    expect(html).not.toContain(new URL(own).pathname);
    // Pointing fetches the page's text and nothing else that is new.
    await page.waitForLoadState('networkidle');
    expect(new Set(requests.filter((url) => !before.includes(url)))).toEqual(new Set([own]));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a page on its way is announced by a progress bar and by the root element', async () => {
    const { page, context, problems, requests } = await open();
    const bar = page.getByRole('progressbar', { name: reader.loading });
    const flagged = page.locator('html[data-loading]');
    expect(await bar.count()).toBe(0);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      if (!requests.includes(route.request().url())) return route.fallback();
      await released;
      return route.continue();
    });
    await link(page).click();
    await flagged.waitFor();
    await bar.waitFor();
    await page.getByText(reader.loading, { exact: true }).waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: reader.heading }).waitFor();
    await flagged.waitFor({ state: 'detached' });
    expect(await bar.count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
