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
    toggle: 'Parts of API',
    docsToggle: 'Parts of Docs',
    menu: 'Toggle navigation bar',
    back: 'Back to main menu',
    layout: 'Layout',
    props: 'Form props',
    form: 'Using Form',
  },
  {
    locale: 'zh-CN',
    prefix: 'zh-CN/',
    docs: '文档',
    toggle: '子菜单：API',
    docsToggle: '子菜单：文档',
    menu: '切换导航栏',
    back: '回到主菜单',
    layout: '布局',
    props: 'Form 的属性',
    form: '使用 Form',
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
  const toggle = (page: Page) =>
    navbar(page).getByRole('button', { name: words.toggle, exact: true });
  const group = (page: Page, name = 'FormItem') =>
    navbar(page).getByRole('link', { name, exact: true });
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  it('opens the second level of a section by keyboard, and Escape gives the focus back', async () => {
    const { page, context, problems } = await visit('intro/start');
    expect(await isPopupOpen(toggle(page))).toBe(false);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await group(page).waitFor();
    expect(await isPopupOpen(toggle(page))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('useForm');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Form');
    await page.keyboard.press('Escape');
    await group(page).waitFor({ state: 'hidden' });
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await group(page).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('closes the second level when the focus or a click goes elsewhere', async () => {
    const { page, context, problems } = await visit('intro/start');
    await toggle(page).click();
    await group(page).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await group(page).waitFor({ state: 'hidden' });
    await toggle(page).click();
    await group(page, 'Hooks').focus();
    await page.keyboard.press('Tab');
    await group(page).waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows what the button controls, and leads to the first page of a group', async () => {
    const { page, context, problems } = await visit('intro/start');
    const controlled = await toggle(page).getAttribute('aria-controls');
    expect(await page.locator(`[id="${controlled}"]`).getByRole('link').count()).toBe(0);
    await toggle(page).click();
    await group(page, 'Form').click();
    await page.waitForURL(url('api/form-start'));
    await page.getByRole('heading', { level: 1, name: words.form }).waitFor();
    await group(page).waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('marks the section of each page while the reader moves about', async () => {
    const { page, context, problems } = await visit('intro/start');
    const active = async (name: string) => {
      const marked = navbar(page).locator('.dropdown > a[aria-current]');
      await marked.filter({ hasText: name }).waitFor();
      expect(await marked.count()).toBe(1);
    };
    await active(words.docs);
    await navbar(page).getByRole('link', { name: 'API', exact: true }).click();
    await page.waitForURL(url('api/use-form-start'));
    await active('API');
    await navbar(page).getByRole('link', { name: 'TS', exact: true }).click();
    await page.waitForURL(url('types/use-form-return'));
    await active('TS');
    await page.goBack();
    await page.waitForURL(url('api/use-form-start'));
    await active('API');
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

  it('folds and unfolds sections in the menu of a phone', async () => {
    // Without motion: a menu that still slides away from under a click would not be the menu's fault.
    const { page, context, problems } = await visit('intro/vaild', {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: words.menu }).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('link', { name: words.layout, exact: true }).waitFor();
    await menu.getByRole('button', { name: words.back }).click();
    const docs = menu.getByRole('button', { name: words.docsToggle });
    expect(await docs.getAttribute('aria-expanded')).toBe('true');
    const api = menu.getByRole('button', { name: words.toggle });
    await api.click();
    expect(await api.getAttribute('aria-expanded')).toBe('true');
    await menu.getByRole('link', { name: 'Hooks', exact: true }).click();
    await page.waitForURL(url('api/use-watch'));
    await page.getByRole('heading', { level: 1, name: 'useWatch' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
