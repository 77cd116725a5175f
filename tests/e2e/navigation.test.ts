import type { BrowserContextOptions, Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { isPopupOpen } from '../support/popup';
import { siteUrl } from '../support/site';

const LANGUAGES = [
  {
    locale: 'en-US',
    prefix: '',
    docs: 'Docs',
    language: 'Language: English',
    otherLanguage: '简体中文',
    overview: 'API overview',
    menu: 'Toggle navigation bar',
    back: 'Back to main menu',
    layout: 'Layout',
    props: 'Form props',
  },
  {
    locale: 'zh-CN',
    prefix: 'zh-CN/',
    docs: '文档',
    language: '语言：简体中文',
    otherLanguage: 'English',
    overview: 'API 概览',
    menu: '切换导航栏',
    back: '回到主菜单',
    layout: '布局',
    props: 'Form 的属性',
  },
] as const;

describeInTurn(LANGUAGES, 'the navigation in $locale', (words, it) => {
  const url = (route: string) => siteUrl() + words.prefix + route;

  async function visit(route: string, options: BrowserContextOptions = {}) {
    const visit = await openPage(browser, siteUrl(), { locale: words.locale, ...options });
    await visit.page.goto(url(route));
    await hydrated(visit.page);
    return visit;
  }

  const navbar = (page: Page) => page.locator('.navbar');

  it('closes a menu of the navbar when the focus or a click goes elsewhere', async () => {
    const { page, context, problems } = await visit('intro/start');
    const button = navbar(page).getByRole('button', { name: words.language });
    const choice = navbar(page).getByRole('link', { name: words.otherLanguage, exact: true });
    await button.click();
    await choice.waitFor();
    expect(await isPopupOpen(button)).toBe(true);
    await page.getByRole('heading', { level: 1 }).click();
    await choice.waitFor({ state: 'hidden' });
    await button.click();
    await navbar(page).getByRole('link', { name: 'GitHub' }).focus();
    await choice.waitFor({ state: 'hidden' });
    expect(await isPopupOpen(button)).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('marks the section of each page while the reader moves about', async () => {
    const { page, context, problems } = await visit('intro/start');
    const active = async (name: string) => {
      const marked = navbar(page).locator('.navbar__link[aria-current]');
      await marked.filter({ hasText: name }).waitFor();
      expect(await marked.count()).toBe(1);
    };
    await active(words.docs);
    await navbar(page).getByRole('link', { name: 'API', exact: true }).click();
    await page.waitForURL(url('api/overview'));
    await active('API');
    await navbar(page).getByRole('link', { name: 'TS', exact: true }).click();
    await page.waitForURL(url('types/overview'));
    await active('TS');
    await page.goBack();
    await page.waitForURL(url('api/overview'));
    await active('API');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows the current page in the sidebar, before the app has started and after a link', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), {
      locale: words.locale,
      viewport: { width: 1280, height: 600 },
    });
    const isShown = () =>
      page.waitForFunction(() => {
        const item = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
        if (!item?.matches('[href$="/changelog"]')) return false;
        const sidebar = item.closest('nav')!.getBoundingClientRect();
        const { top, bottom } = item.getBoundingClientRect();
        return sidebar.top <= top && bottom <= Math.min(sidebar.bottom, innerHeight);
      });
    await page.goto(url('guides/changelog'));
    await isShown();
    await page.goto(url('intro/start'));
    await hydrated(page);
    await page.locator('footer a[href$="/guides/changelog"]').click();
    await isShown();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads to a section of another page with the focus, so that Tab goes on from there', async () => {
    const { page, context, problems } = await visit('errors/overview');
    await page.getByRole('article').locator('a[href$="/intro/install#requirements"]').click();
    await page.waitForURL(url('intro/install#requirements'));
    await page.locator('#requirements').waitFor();
    await page.keyboard.press('Tab');
    const between = await page.evaluate(() => {
      const order = [...document.querySelectorAll('#requirements, #next, :focus')];
      return order.map((element) => element.id || 'focus');
    });
    expect(between).toEqual(['requirements', 'focus', 'next']);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads from page to page by the sidebar, which names its groups', async () => {
    const { page, context, problems } = await visit('api/use-form-start');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await sidebar
      .getByRole('list', { name: 'Form', exact: true })
      .getByRole('link', { name: words.props })
      .click();
    await page.waitForURL(url('api/form-props'));
    const current = sidebar.locator('[aria-current="page"]');
    await current.filter({ hasText: words.props }).waitFor();
    expect(await current.count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads to the sections and back to the pages of this one in the menu of a phone', async () => {
    // Without motion: a menu that still slides away from under a click would not be the menu's fault.
    const { page, context, problems } = await visit('intro/vaild', {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: words.menu }).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('link', { name: words.layout, exact: true }).waitFor();
    await menu.getByRole('button', { name: words.back }).click();
    const section = menu.getByRole('link', { name: words.docs, exact: true });
    expect(await section.getAttribute('aria-current')).toBe('true');
    await menu.getByRole('link', { name: 'API', exact: true }).click();
    await page.waitForURL(url('api/overview'));
    await page.getByRole('heading', { level: 1, name: words.overview }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
