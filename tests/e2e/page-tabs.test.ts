import type { BrowserContextOptions, Page } from 'playwright-core';
import { browser, hydrated, openPage, showPresence } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { siteUrl } from '../support/site';

const LANGUAGES = [
  {
    locale: 'en-US',
    prefix: '',
    contents: 'On this page',
    properties: 'Properties',
    declaration: 'Declaration',
  },
  {
    locale: 'zh-CN',
    prefix: 'zh-CN/',
    contents: '本页总览',
    properties: '属性',
    declaration: '声明',
  },
] as const;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const chosen = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true, selected: true }).waitFor();

describeInTurn(LANGUAGES, 'the tabs of a page in $locale', (words, it) => {
  const url = (route: string) => siteUrl() + words.prefix + route;

  async function visit(route: string, options: BrowserContextOptions = {}) {
    const opened = await openPage(browser, siteUrl(), { locale: words.locale, ...options });
    await opened.page.goto(url(route));
    await hydrated(opened.page);
    return opened;
  }

  it('put the chosen one into the address, except the default', async () => {
    const { page, context, problems } = await visit('intro/install');
    await chosen(page, 'npm');
    await tab(page, 'pnpm').click();
    await page.waitForURL(url('intro/install?tab=pnpm'));
    await page.getByText('pnpm add bindform@').waitFor();
    await tab(page, 'npm').click();
    await page.waitForURL(url('intro/install'));
    await page.getByText('npm install bindform').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keep other parameters and the hash', async () => {
    const { page, context, problems } = await visit('intro/install?a=1&q=x%20y#requirements');
    await tab(page, 'yarn').click();
    await page.waitForURL(url('intro/install?a=1&q=x%20y&tab=yarn#requirements'));
    await tab(page, 'npm').click();
    await page.waitForURL(url('intro/install?a=1&q=x%20y#requirements'));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leave the focus and the place in the page where they were', async () => {
    const { page, context, problems } = await visit('intro/install', {
      viewport: { width: 390, height: 600 },
    });
    await tab(page, 'pnpm').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await tab(page, 'pnpm').click();
    await page.waitForURL(url('intro/install?tab=pnpm'));
    await chosen(page, 'pnpm');
    expect(await tab(page, 'pnpm').evaluate((own) => own === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leave it to a new page to begin at its top', async () => {
    const { page, context, problems } = await visit('intro/install');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('article').locator('a[href$="/intro/first-form"]').click();
    await page.waitForURL(url('intro/first-form'));
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: title }).waitFor();
    const inside = (selector: string) =>
      page.evaluate((own) => document.activeElement?.closest(own) !== null, selector);
    await page.keyboard.press('Tab');
    expect(await inside('[role="region"]')).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await inside('main')).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('follow back and forward', async () => {
    const { page, context, problems } = await visit('types/attrs');
    await tab(page, words.declaration).click();
    await chosen(page, words.declaration);
    await page.goBack();
    await chosen(page, words.properties);
    expect(page.url()).toBe(url('types/attrs'));
    await page.goForward();
    await chosen(page, words.declaration);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['?tab=declaration', 'declaration'],
    ['?tab=nonsense', 'properties'],
  ] as const)('show for %s the tab %s', async (search, name) => {
    const { page, context, problems } = await visit(`types/attrs${search}`);
    await chosen(page, words[name]);
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(page.url()).toBe(url(`types/attrs${search}`));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('have the contents of the active one alone', async () => {
    const { page, context, problems } = await visit('intro/install');
    const inTabs = () =>
      page
        .getByRole('navigation', { name: words.contents })
        .locator('a[href$="-version"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await inTabs()).toEqual(['#npm-version']);
    await tab(page, 'pnpm').click();
    await chosen(page, 'pnpm');
    expect(await inTabs()).toEqual(['#pnpm-version']);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('never leave the contents without the section that is being read', async () => {
    const { page, context, problems } = await visit('intro/install?tab=pnpm', {
      viewport: { width: 1280, height: 500 },
    });
    await chosen(page, 'pnpm');
    const marked = await page.evaluate(async () => {
      const first = document.querySelector('.markdown h2')!.getBoundingClientRect().top;
      const counts: number[] = [];
      for (let y = first; y < document.documentElement.scrollHeight; y += 100) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        counts.push(document.querySelectorAll('.toc-highlight[aria-current="true"]').length);
      }
      return counts;
    });
    expect(marked.length).toBeGreaterThan(3);
    expect(new Set(marked)).toEqual(new Set([1]));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('open for a hash inside them', async () => {
    const { page, context, problems } = await visit('intro/install#yarn-version');
    await chosen(page, 'yarn');
    await page.waitForURL(url('intro/install?tab=yarn#yarn-version'));
    await page.waitForFunction(() => {
      const { top } = document.getElementById('yarn-version')!.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
    await page.evaluate(() => {
      location.hash = 'npm-version';
    });
    await chosen(page, 'npm');
    await page.waitForURL(url('intro/install#npm-version'));
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leave no hash of a hidden one in the address, which would open that one on a reload', async () => {
    const { page, context, problems } = await visit('intro/install#yarn-version');
    await chosen(page, 'yarn');
    await page.waitForURL(url('intro/install?tab=yarn#yarn-version'));
    await tab(page, 'npm').click();
    await page.waitForURL(url('intro/install'));
    await page.reload();
    await hydrated(page);
    await chosen(page, 'npm');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('follow back past hashes inside them', async () => {
    const { page, context, problems } = await visit('intro/install');
    const contents = page.getByRole('navigation', { name: words.contents });
    await contents.locator('a[href="#npm-version"]').click();
    await page.waitForURL(url('intro/install#npm-version'));
    await tab(page, 'pnpm').click();
    await chosen(page, 'pnpm');
    await contents.locator('a[href="#pnpm-version"]').click();
    await page.waitForURL(url('intro/install?tab=pnpm#pnpm-version'));
    await page.goBack();
    await page.waitForURL(url('intro/install?tab=pnpm'));
    await chosen(page, 'pnpm');
    await page.goBack();
    await page.waitForURL(url('intro/install#npm-version'));
    await chosen(page, 'npm');
    await page.goForward();
    await chosen(page, 'pnpm');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are moved through by keyboard', async () => {
    const { page, context, problems } = await visit('intro/install');
    await tab(page, 'npm').focus();
    for (const [key, name] of [
      ['ArrowRight', 'pnpm'],
      ['End', 'bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'bun'],
      ['Home', 'npm'],
    ]) {
      await page.keyboard.press(key);
      await chosen(page, name);
      expect(await tab(page, name).evaluate((own) => own === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('Tab');
    const panel = page.getByRole('tabpanel', { name: 'npm', exact: true });
    expect(await panel.evaluate((own) => own === document.activeElement)).toBe(true);
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('remember the package manager on every page and in every window', async () => {
    const { page, context, problems } = await visit('intro/install');
    await tab(page, 'bun').click();
    await page.goto(url('intro/integration-ui'));
    await chosen(page, 'bun');
    await showPresence(page);
    await page.waitForURL(url('intro/integration-ui?tab=bun'));
    await page.getByText('bun add antd').waitFor();
    const other = await context.newPage();
    await other.goto(url('intro/install'));
    await tab(other, 'yarn').click();
    await hydrated(other);
    await chosen(page, 'yarn');
    await tab(page, 'npm').click();
    await chosen(other, 'npm');
    await other.reload();
    await hydrated(other);
    await chosen(other, 'npm');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('show what the address asks for before any bundle has come', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: words.locale });
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(url('types/attrs?tab=declaration'));
    await chosen(page, words.declaration);
    await page.getByRole('tabpanel', { name: words.declaration }).waitFor();
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    await context.close();
  });

  it('are all in the page, and visible without scripts', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), {
      javaScriptEnabled: false,
    });
    await page.goto(url('intro/install'));
    for (const name of ['npm install bindform', 'pnpm add', 'yarn add', 'bun add']) {
      await page.getByText(name).first().waitFor();
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
