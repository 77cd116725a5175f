import type { BrowserContextOptions, Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { LATE_SCRIPTS, openLate } from '../support/lateScripts';
import { siteUrl } from '../support/site';

const LANGUAGES = [
  {
    locale: 'en-US',
    prefix: '',
    contents: 'On this page',
    stylesheet: 'Load the stylesheet',
    subtitle: 'One package and one optional stylesheet',
  },
  {
    locale: 'zh-CN',
    prefix: 'zh-CN/',
    contents: '本页总览',
    stylesheet: '引入样式',
    subtitle: '一个包，加一份可选的样式表',
  },
] as const;

describeInTurn(LANGUAGES, 'the contents of a page in $locale', (words, it) => {
  async function arrive(route: string, options: BrowserContextOptions = {}) {
    const opened = await openPage(browser, siteUrl(), { locale: words.locale, ...options });
    await opened.page.goto(siteUrl() + words.prefix + route);
    return opened;
  }

  async function visit(...where: Parameters<typeof arrive>) {
    const opened = await arrive(...where);
    await hydrated(opened.page);
    return opened;
  }

  const contents = (page: Page) => page.getByRole('navigation', { name: words.contents });
  const entries = (page: Page) =>
    contents(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = (page: Page) =>
    page
      .locator('.markdown :is(h2, h3).anchor:visible')
      .evaluateAll((found) => found.map(({ id }) => `#${id}`));

  it('are next to the text, in a landmark, with toc: menu', async () => {
    const { page, context, problems } = await visit('intro/install');
    expect(await entries(page)).toEqual(await headings(page));
    const box = await contents(page).boundingBox();
    const text = await page.locator('.markdown').boundingBox();
    expect(box!.x).toBeGreaterThan(text!.x + text!.width - 1);
    await contents(page).getByRole('link', { name: words.stylesheet }).click();
    await page.waitForURL(/#stylesheet$/);
    await page.waitForFunction(() => {
      const { top } = document.getElementById('stylesheet')!.getBoundingClientRect();
      return top >= 0 && top < 200;
    });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fold above the text on a phone', async () => {
    const { page, context, problems } = await arrive('intro/install', {
      viewport: { width: 390, height: 844 },
    });
    const summary = page.locator('summary').filter({ hasText: words.contents });
    const entry = page
      .locator('details')
      .filter({ has: summary })
      .getByRole('link', { name: words.stylesheet });
    await summary.waitFor();
    expect(await entry.isVisible()).toBe(false);
    await hydrated(page);
    expect(await contents(page).count()).toBe(0);
    expect(await entry.isVisible()).toBe(false);
    await summary.focus();
    await page.keyboard.press('Enter');
    await entry.click();
    await page.waitForURL(/#stylesheet$/);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('stay at hand on a phone, over the text, and close when they are left', async () => {
    const { page, context } = await visit('intro/install', {
      viewport: { width: 390, height: 844 },
    });
    const summary = page.locator('summary').filter({ hasText: words.contents });
    const list = page.locator('details').filter({ has: summary }).getByRole('list').first();
    const heading = page.locator('#stylesheet');
    await heading.scrollIntoViewIfNeeded();
    const place = await heading.boundingBox();
    await summary.click();
    const [box, navbar] = [
      await summary.boundingBox(),
      await page.locator('.navbar').boundingBox(),
    ];
    expect(box!.y).toBeGreaterThanOrEqual(navbar!.y + navbar!.height);
    expect(box!.y).toBeLessThan(navbar!.y + navbar!.height + 16);
    expect(await heading.boundingBox()).toEqual(place);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await heading.boundingBox()).toEqual(place);
    await list.waitFor({ state: 'hidden' });
    await summary.click();
    await list.getByRole('link', { name: words.stylesheet }).click();
    await list.waitFor({ state: 'hidden' });
    const bar = (await summary.boundingBox())!;
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await context.close();
  });

  it('close on a phone at an entry, also before the scripts have come', async () => {
    const [{ files }] = LATE_SCRIPTS;
    const { page, context, problems, arrive } = await openLate(
      `${words.prefix}intro/install`,
      files,
      { locale: words.locale, viewport: { width: 390, height: 844 } },
    );
    const summary = page.locator('summary').filter({ hasText: words.contents });
    const list = page.locator('details').filter({ has: summary }).getByRole('list').first();
    await summary.click();
    await list.getByRole('link', { name: words.stylesheet }).click();
    await page.waitForURL(/#stylesheet$/);
    await list.waitFor({ state: 'hidden' });
    await arrive();
    expect(await list.isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([1440, 390])(
    'are at the top of the text, %i px wide, with toc: content',
    async (width) => {
      const { page, context, problems } = await visit('api/form-item-props', {
        viewport: { width, height: 844 },
      });
      expect(await contents(page).count()).toBe(1);
      expect(await entries(page)).toEqual(await headings(page));
      expect(await entries(page)).not.toEqual([]);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const list = await contents(page).boundingBox();
      const heading = await page.getByRole('heading', { level: 2 }).first().boundingBox();
      expect(list!.y).toBeGreaterThan(title!.y);
      expect(list!.y).toBeLessThan(heading!.y);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('come after the title and its subtitle', async () => {
    const { page, context } = await visit('intro/install');
    expect(await page.locator('h1 + p').innerText()).toBe(words.subtitle);
    await context.close();
  });
});
