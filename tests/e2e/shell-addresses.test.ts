import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { BASE, LOCALES, siteUrl } from '../support/site';

const READERS = {
  'en-US': {
    start: 'Introduction',
    subtitle: 'There is no page at this address',
    home: 'Back to the homepage',
    search: 'Search the documentation',
    otherSubtitle: '页面不存在',
  },
  'zh-CN': {
    start: '介绍',
    subtitle: '页面不存在',
    home: '返回首页',
    search: '搜索文档',
    otherSubtitle: 'There is no page at this address',
  },
} as const;

describeInTurn(LOCALES, 'addresses in $id', ({ id, prefix }, it) => {
  const reader = READERS[id];
  const home = () => siteUrl() + prefix;
  const open = (options = {}) => openPage(browser, siteUrl(), { locale: id, ...options });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  describe('with a trailing slash', () => {
    it('lose it when asked for directly, with query and hash kept', async () => {
      const { page, context } = await open();
      const answer = await page.goto(`${home()}intro/start/?a=1&b=%2F#what-you-get`);
      await page.waitForURL(`${home()}intro/start?a=1&b=%2F#what-you-get`);
      await heading(page, reader.start).waitFor();
      expect(answer?.url()).toBeDefined();
      // The wrong address does not stay behind in the history.
      expect(await page.evaluate(() => window.history.length)).toBe(2);
      await context.close();
    });

    it('lose it when a plain link of a page leads there', async () => {
      const { page, context } = await open();
      await page.goto(`${home()}intro/install`);
      await hydrated(page);
      await page.evaluate((href) => {
        const anchor = Object.assign(document.createElement('a'), { href, textContent: 'here' });
        document.querySelector('main article')!.prepend(anchor);
      }, `${BASE}${prefix}intro/start/?a=1#what-you-get`);
      await page.getByRole('link', { name: 'here', exact: true }).click();
      await page.waitForURL(`${home()}intro/start?a=1#what-you-get`);
      await heading(page, reader.start).waitFor();
      await context.close();
    });

    it('lose it when the running site is led there', async () => {
      const { page, context, problems } = await open();
      await page.goto(`${home()}intro/install`);
      await hydrated(page);
      await page.evaluate((address) => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, `${BASE}${prefix}intro/start/?a=1#what-you-get`);
      await page.waitForURL(`${home()}intro/start?a=1#what-you-get`);
      await heading(page, reader.start).waitFor();
      expect(problems).toEqual([]);
      await context.close();
    });

    it('keep it where the language begins', async () => {
      const { page, context, problems } = await open();
      const answer = await page.goto(home());
      await hydrated(page);
      expect(answer?.status()).toBe(200);
      expect(page.url()).toBe(home());
      expect(problems).toEqual([]);
      await context.close();
    });
  });

  it('of a file show its page, and keep its HTML when React takes over', async () => {
    const { page, context, problems } = await open();
    await page.goto(`${home()}intro/start.html`);
    // An element that React renders again does not have the property.
    await heading(page, reader.start).evaluate(
      (element) => void Object.assign(element, { kept: true }),
    );
    await hydrated(page);
    expect(await heading(page, reader.start).evaluate((element) => 'kept' in element)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  describe('of no page', () => {
    it('answer in their own language, with 404 and the right way home', async () => {
      const { page, context, problems } = await open();
      const answer = await page.goto(`${home()}no/such/page?a=1#b`);
      await hydrated(page);
      expect(answer?.status()).toBe(404);
      expect(page.url()).toBe(`${home()}no/such/page?a=1#b`);
      expect(await page.locator('html').getAttribute('lang')).toBe(id);
      await heading(page, 'PAGE NOT FOUND').waitFor();
      await page.getByText(reader.subtitle).waitFor();
      expect(await page.getByText(reader.otherSubtitle).count()).toBe(0);
      expect(await page.title()).toContain('PAGE NOT FOUND');
      await page.getByRole('link', { name: reader.home }).click();
      await page.waitForURL(home());
      expect(problems).toEqual([]);
      await context.close();
    });

    it('lead to a search for their words', async () => {
      const { page, context, problems } = await open();
      await page.goto(`${home()}docs/useWatch-%E5%80%BC/x%zz?a=1#b`);
      await hydrated(page);
      await page.getByRole('link', { name: reader.search }).click();
      await heading(page, reader.search).waitFor();
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(`${BASE}${prefix}search`);
      expect(await page.getByRole('searchbox').inputValue()).toContain('docs useWatch 值');
      expect(problems).toEqual([]);
      await context.close();
    });

    it('never show the other language, neither before nor while React takes over', async () => {
      const { page, context } = await open();
      await page.addInitScript((other) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const { lang } = document.documentElement;
          const wrong = [...document.querySelectorAll('main p')].some(
            (each) => each.textContent === other && each.getClientRects().length > 0,
          );
          if (document.querySelector('main')) seen.push(wrong ? 'wrong text' : lang);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, reader.otherSubtitle);
      await page.goto(`${home()}no/such/page`);
      await hydrated(page);
      await page.getByText(reader.subtitle).waitFor();
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(new Set(seen)).toEqual(new Set([id]));
      await context.close();
    });

    it('say so in both languages where no script runs', async () => {
      const { page, context, problems } = await open({ javaScriptEnabled: false });
      await page.goto(`${home()}no/such/page`);
      await page.getByText(reader.subtitle).waitFor();
      await page.getByText(reader.otherSubtitle).waitFor();
      const link = page.getByRole('link', { name: reader.home });
      expect(await link.getAttribute('href')).toBe(BASE + prefix);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('say so when the running site is led there', async () => {
      const { page, context, problems } = await open();
      await page.goto(`${home()}intro/start`);
      await hydrated(page);
      await page.evaluate((address) => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, `${BASE}${prefix}no/such/page`);
      await heading(page, 'PAGE NOT FOUND').waitFor();
      await page.getByText(reader.subtitle).waitFor();
      expect(await page.getByText(reader.otherSubtitle).count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    });
  });
});
