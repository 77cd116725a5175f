import type { Page, Route } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { until } from '../support/engines/until';
import { BASE, LOCALES, siteUrl } from '../support/site';

const READERS = {
  'en-US': {
    first: /Unknown bindId/,
    heading: /Unsafe path segment/,
    types: 'Types overview',
    loading: 'Loading...',
  },
  'zh-CN': {
    first: /未知的 bindId/,
    heading: /不安全的路径/,
    types: '类型概览',
    loading: '正在加载……',
  },
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

/** Holds back every script that the page has not requested yet. `waiting` lists them, `release` lets all through. */
async function holdNew(page: Page, requests: readonly string[]) {
  const known = new Set(requests);
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route('**/*.js', (route) => {
    if (isOpen || known.has(route.request().url())) return route.fallback();
    waiting.push(route);
    return undefined;
  });
  const release = async () => {
    isOpen = true;
    await Promise.all(waiting.splice(0).map((route) => route.continue()));
  };
  return { waiting, release };
}

describeInTurn(LOCALES, 'links in quick succession in $id', ({ id, prefix }, it) => {
  const reader = READERS[id];
  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name });
  /** Follows a link by keyboard: a pointer would request the files before the press. */
  const follow = (page: Page, address: string) =>
    page.locator(`a[href="${BASE}${prefix}${address}"]`).first().press('Enter');
  const flagged = (page: Page) => page.locator('html[data-loading]');
  const open = async () => {
    const opened = await openPage(browser, siteUrl());
    const requests = codeRequests(opened.page);
    await opened.page.goto(`${siteUrl()}${prefix}errors/BF001`);
    await hydrated(opened.page);
    await opened.page.waitForLoadState('networkidle');
    return { ...opened, ...(await holdNew(opened.page, requests)) };
  };

  it('to two pages keep the present one until the second has come', async () => {
    const { page, context, problems, waiting, release } = await open();
    await follow(page, 'errors/BF002');
    await until('the request of the first', async () => waiting.length > 0);
    const [first] = waiting.splice(0);
    await follow(page, 'types/overview');
    await until('the request of the second', async () => waiting.length > 0);
    const arrived = page.waitForResponse(first.request().url());
    await first.continue();
    await (await arrived).finished();
    // Long enough for the first page to be rendered.
    await page.waitForTimeout(500);
    expect(await heading(page, reader.first).count()).toBe(1);
    expect(await flagged(page).count()).toBe(1);
    await release();
    await heading(page, reader.types).waitFor();
    await flagged(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${siteUrl()}${prefix}types/overview`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('to one page add one entry to the history', async () => {
    const { page, context, problems, waiting, release } = await open();
    await follow(page, 'errors/BF002');
    await until('the request', async () => waiting.length > 0);
    await follow(page, 'errors/BF002');
    await release();
    await heading(page, reader.heading).waitFor();
    await page.goBack();
    await heading(page, reader.first).waitFor();
    expect(page.url()).toBe(`${siteUrl()}${prefix}errors/BF001`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
