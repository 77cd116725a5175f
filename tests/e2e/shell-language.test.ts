import type { Locator, Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { LATE_SCRIPTS, openLate } from '../support/lateScripts';
import { isPopupOpen } from '../support/popup';
import { BASE, LOCALES, siteUrl } from '../support/site';

const [ALL_SCRIPTS] = LATE_SCRIPTS;

const READERS = {
  'en-US': { button: 'Language: English', other: '简体中文', otherPrefix: 'zh-CN/' },
  'zh-CN': { button: '语言：简体中文', other: 'English', otherPrefix: '' },
} as const;

/** A small window, so that the page is long and the place on it matters. */
const VIEWPORT = { width: 1100, height: 500 };

/** How far below the top of the window an element is (px). */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** A click that leaves the page where it is; Playwright's own first scrolls to the sticky navbar. */
async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

describeInTurn(LOCALES, 'the language menu in $id', ({ id, prefix }, it) => {
  const reader = READERS[id];
  const open = async (address: string) => {
    const opened = await openPage(browser, siteUrl(), { locale: id, viewport: VIEWPORT });
    await opened.page.goto(siteUrl() + prefix + address);
    await hydrated(opened.page);
    return opened;
  };
  const button = (page: Page) => page.getByRole('button', { name: reader.button });
  const other = (page: Page) => page.getByRole('link', { name: reader.other, exact: true });

  it('keeps path, query and hash', async () => {
    const { page, context, problems } = await open('intro/start?a=1&b=%2F#what-you-get');
    await button(page).click();
    expect(await other(page).getAttribute('href')).toBe(
      `${BASE}${reader.otherPrefix}intro/start?a=1&b=%2F#what-you-get`,
    );
    await other(page).click();
    await page.waitForURL(`${siteUrl()}${reader.otherPrefix}intro/start?a=1&b=%2F#what-you-get`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['', '#what-you-write'])(
    'keeps the place on the page, with the hash "%s"',
    async (hash) => {
      const { page, context, problems } = await open(`intro/start${hash}`);
      await page.locator('#what-you-get').evaluate((heading) => {
        const top = window.scrollY + heading.getBoundingClientRect().top - 90;
        window.scrollTo({ top, behavior: 'instant' });
      });
      const before = await topOf(page, '#what-you-get');
      await clickInPlace(page, button(page));
      await other(page).waitFor();
      await clickInPlace(page, other(page));
      await page.waitForURL(`${siteUrl()}${reader.otherPrefix}intro/start${hash}`);
      await hydrated(page);
      await page.waitForLoadState('load');
      expect(Math.abs((await topOf(page, '#what-you-get')) - before)).toBeLessThan(2);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('leaves the place to a reader who has scrolled before the app came', async () => {
    const { page, context, problems } = await open('intro/start');
    await page.locator('#what-you-get').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(ALL_SCRIPTS.files, async (route) => {
      await released;
      await route.continue();
    });
    await clickInPlace(page, button(page));
    await other(page).waitFor();
    await other(page).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`${siteUrl()}${reader.otherPrefix}intro/start`, { waitUntil: 'commit' });
    await page.locator('footer').last().waitFor();
    await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
    await page.mouse.wheel(0, 60);
    await page.waitForFunction(() => scrollY === 60);
    release();
    await hydrated(page);
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => scrollY)).toBe(60);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is worked by keyboard alone', async () => {
    const { page, context, problems } = await open('intro/start');
    await button(page).focus();
    expect(await isPopupOpen(button(page))).toBe(false);
    expect(await other(page).isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    expect(await isPopupOpen(button(page))).toBe(true);
    await other(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await other(page).waitFor({ state: 'hidden' });
    expect(await button(page).evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await other(page).waitFor();
    // Leaving by Tab closes it.
    await page.keyboard.press('Shift+Tab');
    await other(page).waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('opens inside the window where a browser cannot anchor it to its button', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { viewport: VIEWPORT });
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const css = (await response.text()).replace(/(anchor-(scope|name)|position-a)/g, 'no-$1');
      await route.fulfill({ response, body: css });
    });
    await page.goto(`${siteUrl()}${prefix}intro/start`);
    await hydrated(page);
    await button(page).click();
    await other(page).click({ trial: true });
    const box = (await other(page).boundingBox())!;
    expect(box.x).toBeGreaterThan(VIEWPORT.width / 4);
    expect(box.y).toBeGreaterThan(VIEWPORT.height / 4);
    await context.close();
  });

  it('says which language is the present one, and marks each name with its own', async () => {
    const { page, context } = await open('intro/start');
    await button(page).click();
    const list = page.getByRole('list').filter({ has: other(page) });
    const present = list.locator('[aria-current="true"]');
    expect(await present.getAttribute('lang')).toBe(id);
    expect(await other(page).getAttribute('aria-current')).toBeNull();
    await context.close();
  });

  it('leads from a page that does not exist to the same path', async () => {
    const { page, context } = await open('no/such/page');
    await page
      .getByRole('button', { name: reader.other === 'English' ? /简体中文/ : reader.button })
      .click();
    expect(await other(page).getAttribute('href')).toBe(`${BASE}${reader.otherPrefix}no/such/page`);
    await context.close();
  });

  it('opens, and closes with Escape and with a press elsewhere, without JavaScript', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), {
      javaScriptEnabled: false,
    });
    await page.goto(`${siteUrl()}${prefix}intro/start`);
    await button(page).click();
    await page.keyboard.press('Escape');
    await other(page).waitFor({ state: 'hidden' });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await other(page).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await other(page).waitFor({ state: 'hidden' });
    await button(page).click();
    await other(page).click();
    await page.waitForURL(`${siteUrl()}${reader.otherPrefix}intro/start`);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the offer of Chinese', () => {
  const offer = (page: Page) => page.getByRole('region', { name: '简体中文' });
  const open = async (locale: string, address = 'intro/start') => {
    const opened = await openPage(browser, siteUrl(), { locale });
    await opened.page.goto(siteUrl() + address);
    await hydrated(opened.page);
    return opened;
  };

  it('comes to a Chinese browser, without a redirect and without a shift', async () => {
    const { page, context, problems } = await open('zh-CN');
    await offer(page).waitFor();
    expect(await offer(page).getAttribute('lang')).toBe('zh-CN');
    expect(page.url()).toBe(`${siteUrl()}intro/start`);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(entries.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // Without any shift the observer is never called.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads to the same page', async () => {
    const { page, context, problems } = await open('zh-TW', 'intro/start?a=1#what-you-get');
    await offer(page).getByRole('link', { name: '阅读中文版' }).click();
    await page.waitForURL(`${siteUrl()}zh-CN/intro/start?a=1#what-you-get`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('gives the focus back to where it was when it is refused', async () => {
    const { page, context, problems } = await open('zh-CN');
    await offer(page).waitFor();
    const link = page.locator('.navbar').getByRole('link', { name: 'GitHub' });
    await link.focus();
    await offer(page).getByRole('button', { name: '不用了' }).focus();
    await page.keyboard.press('Enter');
    await offer(page).waitFor({ state: 'detached' });
    expect(await link.evaluate((own) => own === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('does not come again after a refusal', async () => {
    const { page, context, problems } = await open('zh-CN');
    await offer(page).getByRole('button', { name: '不用了' }).click();
    await offer(page).waitFor({ state: 'detached' });
    await page.goto(`${siteUrl()}intro/install`);
    await hydrated(page);
    expect(await offer(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('does not come to a reader who has chosen English before the app ran', async () => {
    const { page, context } = await openLate('zh-CN/intro/start', ALL_SCRIPTS.files, {
      locale: 'zh-CN',
    });
    await page.getByRole('button', { name: '语言：简体中文' }).click();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await page.waitForURL(`${siteUrl()}intro/start`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await hydrated(page);
    expect(await offer(page).count()).toBe(0);
    await page.goto(`${siteUrl()}intro/install`);
    await hydrated(page);
    expect(await offer(page).count()).toBe(0);
    await context.close();
  });

  it('does not come to a reader who has chosen English from the Chinese page', async () => {
    const { page, context } = await open('zh-CN', 'zh-CN/intro/start');
    expect(await offer(page).count()).toBe(0);
    await page.getByRole('button', { name: '语言：简体中文' }).click();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await page.waitForURL(`${siteUrl()}intro/start`);
    await hydrated(page);
    expect(await offer(page).count()).toBe(0);
    await context.close();
  });

  it('does not come to a browser that prefers English', async () => {
    const { page, context } = await open('en-GB');
    expect(await offer(page).count()).toBe(0);
    await context.close();
  });
});
