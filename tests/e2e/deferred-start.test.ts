import type { Page } from 'playwright-core';
import { browser, hydrated, openPage, settle, showPresence } from '../support/browser';
import { DEMO_WORDS, demoBlock, demoLive, demoPreview } from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { LATE_SCRIPTS, openLate } from '../support/lateScripts';
import { until } from '../support/engines/until';
import {
  startPagesServer,
  type PagesServer,
  type PagesServerOptions,
} from '../support/pagesServer';
import { SEARCH_WORDS } from '../support/searchDialog';
import { BASE, BUILD_DIR, LOCALES, siteUrl } from '../support/site';
import { translatePage } from '../support/translatePage';

const WORDS = {
  'en-US': { color: /^Color mode/, dark: 'Dark', query: 'validate', retry: 'Retry' },
  'zh-CN': { color: /^颜色模式/, dark: '深色', query: '校验', retry: '重试' },
} as const;

const SCRIPT = /\/assets\/js\//;
const [ALL] = LATE_SCRIPTS;

/** How long a page is watched that is not to do anything (ms). */
const QUIET = 800;

/** Turns on Save-Data for the next documents of a page. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

const site: PagesServerOptions = { root: BUILD_DIR, base: BASE, port: 0 };
let server: PagesServer;
beforeAll(async () => {
  server = await startPagesServer(site);
});
beforeEach(() => {
  site.intercept = undefined;
});
afterAll(() => server.close());

describeInTurn(LOCALES, 'a page at rest, in $id', ({ id, prefix }, it) => {
  const words = { ...DEMO_WORDS[id], ...SEARCH_WORDS[id], ...WORDS[id] };

  async function rest(address: string, options = {}) {
    const opened = await openPage(browser, siteUrl(), { locale: id, ...options });
    const scripts: string[] = [];
    opened.page.on('request', (request) => {
      if (SCRIPT.test(request.url())) scripts.push(request.url());
    });
    await opened.page.goto(siteUrl() + prefix + address);
    return { ...opened, scripts };
  }

  it('requests no script, not even where its hash makes the browser scroll', async () => {
    const { page, context, problems, scripts } = await rest('intro/start#data-binding');
    await page.waitForTimeout(QUIET);
    expect(scripts).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    { name: 'scrolls', act: (page: Page) => page.mouse.wheel(0, 300) },
    {
      name: 'is scrolled',
      act: async (page: Page) => {
        await settle(page);
        await page.evaluate(() => scrollTo(0, 300));
      },
    },
    { name: 'is pointed at', act: (page: Page) => page.mouse.move(600, 500, { steps: 4 }) },
    { name: 'is touched', act: (page: Page) => page.touchscreen.tap(600, 500) },
    { name: 'gets a key', act: (page: Page) => page.keyboard.press('Tab') },
  ])('starts the app when it $name', async ({ act }) => {
    const { page, context, problems } = await rest('intro/start', { hasTouch: true });
    await act(page);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('waits for a control with Save-Data', async () => {
    const { page, context, scripts } = await rest('intro/start');
    await saveData(page);
    await page.reload();
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(QUIET);
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: words.search }).hover();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await context.close();
  });

  it('starts for a demo with Save-Data', async () => {
    const { page, context } = await rest('intro/start');
    await saveData(page);
    await page.reload();
    // As by voice control or a screen reader: without a pointer and a key.
    await demoPreview(page, 'start-basic')
      .getByRole('button')
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await context.close();
  });

  it.each([
    'search',
    '~demos/start-basic',
    'no/such/page',
    'intro/start?a=b',
    'intro/start#start-basic',
  ])('starts at once at %s, where the HTML is not all', async (address) => {
    const { page, context } = await rest(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await context.close();
  });

  it('shows color mode, tabs and source at a tap, and copies, without any script', async () => {
    const { page, context, problems, arrive } = await openLate(
      `${prefix}intro/install`,
      ALL.files,
      { locale: id, permissions: ['clipboard-read', 'clipboard-write'] },
    );
    const root = page.locator('html');
    await page.getByRole('button', { name: words.color }).click();
    const dark = page.getByRole('menuitemradio', { name: words.dark });
    await dark.click();
    expect(await root.getAttribute('data-theme')).toBe('dark');
    expect(await dark.isVisible()).toBe(false);
    const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab');
    await tabs.nth(1).click();
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    const panel = page.getByRole('tabpanel', { name: await tabs.nth(1).innerText() }).first();
    expect(await panel.isVisible()).toBe(true);
    const copy = panel.getByRole('button', { name: words.copy }).first();
    await copy.click();
    await panel.locator('[data-copied]').first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await panel.locator('code').first().innerText()).trim());
    await page.reload({ waitUntil: 'commit' });
    await page.locator('footer').last().waitFor();
    expect(await root.getAttribute('data-theme')).toBe('dark');
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await arrive();
    expect(await root.getAttribute('data-theme')).toBe('dark');
    expect(problems).toEqual([]);
    await context.close();
  });

  it("shows and hides a demo's source at a tap, and goes on from there", async () => {
    const { page, context, problems, arrive } = await openLate(`${prefix}intro/start`, ALL.files, {
      locale: id,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const block = demoBlock(page, 'start-basic');
    const other = demoBlock(page, 'start-errors');
    const source = (of = block) => of.locator('[data-demo-source]');
    await block.getByRole('button', { name: words.copy }).first().click();
    await block.locator('[data-copied]').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('export default');
    await block.getByRole('button', { name: words.show }).click();
    expect(await source().isVisible()).toBe(true);
    await other.getByRole('button', { name: words.show }).click();
    await other.getByRole('button', { name: words.show }).click();
    expect(await source(other).isVisible()).toBe(false);
    await arrive();
    await block.getByRole('button', { name: words.hide }).click();
    await other.getByRole('button', { name: words.show }).waitFor();
    expect(await source().isVisible()).toBe(false);
    expect(await source(other).isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('gives the search what was typed before it was there', async () => {
    const { page, context, problems, arrive } = await openLate(`${prefix}intro/start`, ALL.files, {
      locale: id,
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Formm');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(' I');
    await arrive();
    await page.keyboard.type('tem');
    const field = page.getByRole('dialog').getByRole('combobox');
    await until('the text', async () => (await field.inputValue()) === 'Form Item');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('gives the search what was pasted before it was there', async () => {
    const { page, context, problems, arrive } = await openLate(`${prefix}intro/start`, ALL.files, {
      locale: id,
    });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.click({ clickCount: 3 });
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a ');
    await page.keyboard.press('Control+v');
    await page.keyboard.type(' b ');
    await arrive();
    await page.keyboard.press('Control+v');
    const field = page.getByRole('dialog').getByRole('combobox');
    const title = (await heading.innerText()).trim();
    const expected = `a ${title} b ${title}`;
    await until('the text', async () => (await field.inputValue()) === expected);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('opens what was searched for in one go, before anything was there', async () => {
    const { page, context, problems, arrive } = await openLate(`${prefix}intro/start`, ALL.files, {
      locale: id,
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('BF010');
    await page.keyboard.press('Enter');
    await arrive();
    await page.waitForURL(`**/${prefix}errors/*`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('stays as it was translated, and works', async () => {
    const { page, context, problems } = await rest('intro/start');
    expect(await translatePage(page)).toBeGreaterThan(100);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const text = await page.locator('article p').allTextContents();
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await page.locator('article p').allTextContents()).toEqual(text);
    await demoLive(page, 'start-basic');
    const preview = demoPreview(page, 'start-basic');
    expect(await preview.locator('font').count()).toBeGreaterThan(0);
    await preview.getByRole('button').first().click();
    await preview.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await page.getByRole('button', { name: words.search }).click();
    await page.getByRole('dialog').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps what an extension has added, and works', async () => {
    const { page, context, problems } = await rest('intro/start');
    await page.evaluate(() => {
      const add = (parent: Element | null, where: InsertPosition) =>
        parent?.insertAdjacentHTML(where, '<i data-extension>+</i>');
      add(document.querySelector('article'), 'afterbegin');
      add(document.querySelector('[data-demo-preview] input'), 'afterend');
      add(document.getElementById('__docusaurus'), 'beforeend');
    });
    await hydrated(page);
    await demoLive(page, 'start-basic');
    expect(await page.locator('[data-extension]').count()).toBe(3);
    await demoPreview(page, 'start-basic').getByRole('textbox').first().fill('Ada');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('follows links natively with the loading bar, and back', async () => {
    const { page, context, problems } = await rest('intro/start');
    const shown: boolean[] = [];
    await page.exposeFunction('shownWhileLeaving', (isShown: boolean) => shown.push(isShown));
    await page.evaluate(() =>
      addEventListener('beforeunload', () => {
        const bar = document.querySelector('[role="progressbar"]')!;
        (window as unknown as Record<string, (shown: boolean) => void>).shownWhileLeaving(
          bar.checkVisibility(),
        );
      }),
    );
    const link = page.locator(`main a[href$="/${prefix}intro/install"]`).first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await page.waitForURL(`**/${prefix}intro/install`);
    expect(shown).toEqual([true]);
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('data-loading')).toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('prefetches the page to which a reader points, in any language, but no download', async () => {
    const { page, context } = await openPage(browser, server.url, { locale: id });
    // Keeps the app from starting when the pointer moves.
    await saveData(page);
    const prefetched: string[] = [];
    site.intercept = ({ url = '', headers }) => {
      if (headers['sec-purpose']?.includes('prefetch')) prefetched.push(url.slice(BASE.length));
      return false;
    };
    await page.goto(`${server.url}${prefix}intro/install`);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: 'Download' });
      document.querySelector('main h1')!.append(link);
    }, `${BASE}downloads/bindform.tgz`);
    await page.getByRole('link', { name: 'Download' }).hover();
    await page.waitForTimeout(QUIET);
    await page.locator(`main a[href$="/${prefix}intro/start"]`).first().hover();
    await until('the request', async () => prefetched.length > 0);
    expect(prefetched).toEqual([`${prefix}intro/start`]);
    await context.close();
  });

  it('is loaded once more when a deploy has taken its scripts, and then says so', async () => {
    const { page, context } = await openPage(browser, server.url, { locale: id });
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.goto(`${server.url}${prefix}intro/start`);
    site.intercept = ({ url = '' }, response) => {
      // The other script arrives, and must not run again with the next attempt.
      const isMain = /\/main\.\w+\.js/.test(url);
      if (isMain) response.writeHead(404).end();
      return isMain;
    };
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words.search }).click();
    await reloaded;
    await page.getByRole('button', { name: words.search }).click();
    const retry = page.getByRole('alert').getByRole('button', { name: words.retry });
    await retry.waitFor();
    expect(loads).toHaveLength(2);
    await page.locator('html:not([data-loading])').waitFor({ state: 'attached' });
    site.intercept = undefined;
    await retry.click();
    await page.getByRole('dialog').waitFor();
    expect(await retry.isVisible()).toBe(false);
    await context.close();
  });

  it('lets a reader follow a link when a deploy has taken its scripts', async () => {
    const { page, context } = await openPage(browser, server.url, { locale: id });
    const there = `${prefix}intro/install`;
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url().slice(server.url.length));
    });
    await page.goto(`${server.url}${prefix}intro/start`);
    let answer = () => {};
    site.intercept = ({ url = '' }, response) => {
      if (SCRIPT.test(url)) response.writeHead(404).end();
      else if (url === BASE + there) {
        answer = () =>
          response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>There</h1>');
      } else return false;
      return true;
    };
    // Right before a reload, the boot script fetches this page.
    const fetched = page.waitForResponse(
      (response) => response.request().resourceType() === 'fetch',
    );
    await page.evaluate((address) => {
      dispatchEvent(new Event('wheel'));
      document.querySelector<HTMLAnchorElement>(`main a[href$="/${address}"]`)!.click();
    }, there);
    await fetched;
    await page.waitForTimeout(QUIET);
    answer();
    await page.getByRole('heading', { name: 'There' }).waitFor();
    expect(loads).toEqual([`${prefix}intro/start`, there]);
    await context.close();
  });

  it('loads its scripts as ever when the boot script throws', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: id });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'WeakSet', {
        value: class {
          constructor() {
            throw new Error('not today');
          }
        },
        configurable: true,
      });
      addEventListener('error', () => delete (window as { WeakSet?: unknown }).WeakSet);
    });
    await page.goto(`${siteUrl()}${prefix}intro/start`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await context.close();
  });

  it('starts when asked twice for the same, once', async () => {
    const { page, context, scripts } = await rest('intro/start');
    await showPresence(page);
    await page.getByRole('button', { name: words.search }).hover();
    await hydrated(page);
    expect(new Set(scripts).size).toBe(scripts.length);
    await context.close();
  });
});
