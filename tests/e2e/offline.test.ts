import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { startChangingSite, type ChangingSite } from '../support/changingSite';
import { describeInTurn } from '../support/describeInTurn';
import { until } from '../support/engines/until';

const READERS = [
  {
    id: 'en-US',
    prefix: '',
    keep: 'Keep for offline reading',
    kept: 'Kept for offline reading',
    cancel: 'Cancel',
    remove: 'Remove',
    offline: 'You are offline',
    retry: 'Try again',
    edit: 'Edit code',
    needsNetwork: 'Live editing needs the network',
    search: 'Search',
    query: 'validation',
    layout: 'Layout',
    size: /^\d+\.\d MB$/,
    failed: 'A page could not be saved',
  },
  {
    id: 'zh-CN',
    prefix: 'zh-CN/',
    keep: '保存以供离线阅读',
    kept: '已保存，可离线阅读',
    cancel: '取消',
    remove: '删除',
    offline: '当前处于离线状态',
    retry: '重试',
    edit: '编辑代码',
    needsNetwork: '实时编辑需要网络',
    search: '搜索',
    query: '校验',
    layout: '布局',
    size: /^\d+\.\d\s?(MB|兆字节)$/,
    failed: '有文件下载失败',
  },
];

/** Saving a language takes a few hundred requests. */
const SAVING_MS = 60_000;

let site: ChangingSite;
beforeAll(async () => {
  site = await startChangingSite();
});
afterAll(() => site.close());
beforeEach(() => site.lose(false));

describeInTurn(READERS, 'offline reading in $id', (reader, it) => {
  const at = (page: string) => `${site.url}${reader.prefix}${page}`;
  const footer = (page: Page) => page.getByRole('contentinfo');
  const button = (page: Page, name: string) => footer(page).getByRole('button', { name });
  const open = async (page: Page, address: string) => {
    await page.goto(at(address));
    await hydrated(page);
  };
  const keep = async (page: Page) => {
    await button(page, reader.keep).click();
    await button(page, reader.remove).waitFor({ timeout: SAVING_MS });
  };
  const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
  const stored = (page: Page) =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      local: { ...localStorage },
    }));

  it('keeps pages, search and demos through a lost network, and removes them without a trace', async () => {
    const { page, context } = await openPage(browser, site.url, { locale: reader.id });
    await open(page, 'intro/layout');
    const before = await stored(page);
    expect(before).toMatchObject({ caches: [], workers: 0 });
    await footer(page).scrollIntoViewIfNeeded();
    await footer(page).getByText(reader.size).waitFor();
    await keep(page);

    site.lose(true);
    await open(page, 'intro/dymic');
    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-live="true"]').waitFor();
    await page.getByRole('button', { name: reader.search, exact: true }).click();
    await page.getByRole('combobox').fill(reader.query);
    await page.locator('[role="option"] [class*="snippet"] mark').first().waitFor();
    await open(page, 'intro/layout?tab=none#shared');
    expect(await title(page)).toBe(reader.layout);

    site.lose(false);
    await button(page, reader.remove).click();
    await button(page, reader.keep).waitFor();
    expect(await stored(page)).toEqual(before);
    await context.close();
  }, 120_000);

  it('keeps a language again after Cancel and after Remove, without a reload', async () => {
    const { page, context } = await openPage(browser, site.url, { locale: reader.id });
    await open(page, 'intro/layout');
    const before = await stored(page);
    // The worker is not there yet.
    await button(page, reader.keep).click();
    await button(page, reader.cancel).click();
    await keep(page);
    await button(page, reader.remove).click();
    await keep(page);
    expect(await stored(page)).toMatchObject({ caches: [expect.any(String)], workers: 1 });

    site.lose(true);
    await open(page, 'intro/install');
    site.lose(false);
    await button(page, reader.remove).click();
    await button(page, reader.keep).waitFor();
    expect(await stored(page)).toEqual(before);
    await context.close();
  }, 180_000);

  it('ends a save in every tab that shows it, and leaves nothing of it', async () => {
    const { page, context } = await openPage(browser, site.url, { locale: reader.id });
    await open(page, 'intro/layout');
    const before = await stored(page);
    const other = await context.newPage();
    await open(other, 'intro/layout');
    await button(page, reader.keep).click();
    await button(other, reader.keep).click();
    await other.waitForFunction(() => {
      const bar = document.querySelector<HTMLProgressElement>('footer progress');
      return bar !== null && bar.max > 1;
    });
    await button(page, reader.cancel).click();
    await button(page, reader.keep).waitFor();
    await button(other, reader.keep).waitFor();
    expect(await footer(other).getByText(reader.failed).count()).toBe(0);
    await until('nothing is stored', async () => {
      const { caches, workers } = await stored(page);
      return caches.length === 0 && workers === 0;
    });
    expect(await stored(page)).toEqual(before);
    await context.close();
  }, 120_000);

  it('shows the page of a deployment at once, then keeps it', async () => {
    const { page, context } = await openPage(browser, site.url, { locale: reader.id });
    await open(page, 'intro/layout');
    await keep(page);
    // Not in what the app renders, which would show what its own scripts have.
    await site.deploy(reader.prefix, 'intro/layout', '<head>', '<head><meta name="deployed">');
    const isDeployed = async () => (await page.locator('meta[name="deployed"]').count()) > 0;
    await page.goto(at('intro/layout'));
    expect(await isDeployed()).toBe(true);
    await until('the deployment is kept', () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        return names.length === 1 && names[0].endsWith(' deployed');
      }),
    );
    site.lose(true);
    await page.goto(at('intro/install'));
    await page.goto(at('intro/layout'));
    expect(await isDeployed()).toBe(true);
    await context.close();
  }, 120_000);

  it('says which page is not kept, and that editing needs the network', async () => {
    const { page, context } = await openPage(browser, site.url, { locale: reader.id });
    await open(page, 'intro/layout');
    await keep(page);
    site.lose(true);
    await page.goto(at('no/such/page'));
    await page.getByRole('heading', { level: 1, name: reader.offline }).waitFor();
    const wanted = page.locator(`a[href="${new URL(at('no/such/page')).pathname}"]`);
    await wanted.getByText(reader.retry).waitFor();
    await open(page, 'intro/layout');
    await context.setOffline(true);
    await page.getByRole('button', { name: reader.edit }).first().click();
    await page.getByText(reader.needsNetwork).first().waitFor();
    await context.close();
  }, 120_000);

  it('says that a page did not arrive, and goes on from there at the next press', async () => {
    const { page, context } = await openPage(browser, site.url, { locale: reader.id });
    await open(page, 'intro/layout');
    site.requested();
    await button(page, reader.keep).click();
    await footer(page).getByRole('progressbar').waitFor();
    await page.waitForFunction(() => {
      const bar = document.querySelector<HTMLProgressElement>('footer progress');
      return bar !== null && bar.max > 1 && bar.value > bar.max / 4;
    });
    site.lose(true);
    await footer(page).getByText(reader.failed).waitFor();
    const first = new Set(site.requested());
    site.lose(false);
    await keep(page);
    const again = site.requested().filter((path) => first.has(path));
    expect(again.length).toBeLessThan(first.size / 2);
    await context.close();
  }, 120_000);
});
