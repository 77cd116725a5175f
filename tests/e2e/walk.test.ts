import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { siteUrl } from '../support/site';

/** What a first visitor does, in each language. */
const VISITS = [
  {
    locale: 'en-US',
    prefix: '',
    title: 'Introduction',
    subtitle: 'Forms that follow your data',
    toStart: 'Get started',
    name: 'Name',
    submit: 'Sign up',
    required: 'Tell us your name',
    search: 'Search',
    query: 'introduction',
    other: { label: '简体中文', path: 'zh-CN/intro/start', title: '介绍' },
    home: 'Back to the homepage',
  },
  {
    locale: 'zh-CN',
    prefix: 'zh-CN/',
    title: '介绍',
    subtitle: '让表单跟着数据走',
    toStart: '开始使用',
    name: '姓名',
    submit: '注册',
    required: '请填写姓名',
    search: '搜索',
    query: '介绍',
    other: { label: 'English', path: 'intro/start', title: 'Introduction' },
    home: '返回首页',
  },
] as const;

describeInTurn(VISITS, 'a first visit in $locale', (visit, it) => {
  const url = () => siteUrl() + visit.prefix;
  const open = (options = {}) => openPage(browser, siteUrl(), { locale: visit.locale, ...options });

  it('leads from the home page to the introduction', async () => {
    const { page, context, problems } = await open();
    await page.goto(url());
    await page.getByRole('link', { name: visit.toStart }).first().click();
    await page.getByRole('heading', { level: 1, name: visit.title }).waitFor();
    expect(page.url()).toBe(`${url()}intro/start`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('reads without JavaScript, the result of the demo included', async () => {
    const { page, context, problems } = await open({ javaScriptEnabled: false });
    await page.goto(`${url()}intro/start`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(visit.title);
    expect(await page.locator('html').getAttribute('lang')).toBe(visit.locale);
    const demo = page.locator('[data-demo="start-basic"]');
    await demo.getByRole('textbox', { name: visit.name }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['intro/start', '~demos/start-basic'])('runs the demo on %s', async (path) => {
    const { page, context, problems } = await open();
    await page.goto(url() + path);
    await hydrated(page);
    const name = page.getByRole('textbox', { name: visit.name });
    await page.getByRole('button', { name: visit.submit, exact: true }).first().click();
    await page.getByRole('alert').filter({ hasText: visit.required }).waitFor();
    await name.fill('Ada');
    expect(await name.inputValue()).toBe('Ada');
    await page
      .getByRole('alert')
      .filter({ hasText: visit.required })
      .waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('changes language on the same page', async () => {
    const { page, context, problems } = await open();
    await page.goto(`${url()}intro/start`);
    await hydrated(page);
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /English|简体中文/ })
      .click();
    await page.getByRole('link', { name: visit.other.label }).click();
    await page.getByRole('heading', { level: 1, name: visit.other.title }).waitFor();
    expect(page.url()).toBe(siteUrl() + visit.other.path);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('finds the page by search', async () => {
    const { page, context, problems } = await open();
    await page.goto(url());
    await hydrated(page);
    await page.getByRole('button', { name: visit.search }).click();
    await page.getByRole('combobox', { name: visit.search }).pressSequentially(visit.query);
    await page.getByRole('option').filter({ hasText: visit.title }).first().click();
    await page.getByRole('heading', { level: 1, name: visit.title }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('strips a trailing slash', async () => {
    const { page, context } = await open();
    await page.goto(`${url()}intro/start/?a=1#what-you-get`);
    await page.waitForURL(`${url()}intro/start?a=1#what-you-get`);
    await page.getByRole('heading', { level: 1, name: visit.title }).waitFor();
    await context.close();
  });

  it('answers an unknown path with PAGE NOT FOUND and a way home', async () => {
    const { page, context, problems } = await open();
    const response = await page.goto(`${url()}no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'PAGE NOT FOUND' }).waitFor();
    await page.getByRole('link', { name: visit.home }).click();
    await page.waitForURL(url());
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the color mode', () => {
  it('is automatic at first, survives a reload when chosen, and is set before the first paint', async () => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { colorScheme: 'dark' });
    const mode = () => page.locator('html').getAttribute('data-theme');
    await page.goto(`${siteUrl()}intro/start`);
    await hydrated(page);
    expect(await mode()).toBe('dark');
    await page.getByRole('button', { name: /colou?r mode|dark and light/i }).click();
    const light = page.getByRole('menuitemradio', { name: 'Light' });
    await light.click();
    expect(await mode()).toBe('light');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await mode()).toBe('light');
    expect(problems).toEqual([]);
    await context.close();
  });
});
