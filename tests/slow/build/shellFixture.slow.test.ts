import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../../support/browser';
import { runTree } from '../../support/processTree';
import { startPagesServer, type PagesServer } from '../../support/pagesServer';
import { BASE, LOCALES, SITE_DIR } from '../../support/site';

const FIXTURE = path.join(SITE_DIR, 'tests/fixtures/shell-site');

/** A cold build of two languages on a busy machine (ms). */
const BUILD_PATIENCE = 240_000;

let root: string;
let server: PagesServer;
let loaderRequests: http.IncomingMessage[];
let loaderAnswer: { status: number; body: string };

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-fixture-'));
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [SITE_DIR] });
  const { status, output } = await runTree(
    process.execPath,
    [cli, 'build', FIXTURE, '--out-dir', root],
    { cwd: FIXTURE, env: { ...process.env, NODE_ENV: 'production', BABEL_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The fixture does not build:\n${output}`);
  server = await startPagesServer({
    root,
    base: BASE,
    port: 0,
    intercept: (request, response) => {
      if (!request.url?.startsWith(`${BASE}__serverLoader`)) return false;
      loaderRequests.push(request);
      response.writeHead(loaderAnswer.status, { 'content-type': 'application/json' });
      response.end(loaderAnswer.body);
      return true;
    },
  });
}, BUILD_PATIENCE);

afterAll(async () => {
  await server?.close();
  fs.rmSync(root, { recursive: true, force: true });
});

beforeEach(() => {
  loaderRequests = [];
  loaderAnswer = { status: 200, body: '{"count": 3}' };
});

const ALERTS = {
  'en-US': { info: 'info', warning: 'warning', success: 'success', error: 'error' },
  'zh-CN': { info: '说明', warning: '注意', success: '成功', error: '错误' },
} as const;

/** What axe has to say against a part of the page. */
async function violations(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const result = await inPage.run(part);
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  }, selector);
}

describe.each(LOCALES)('the shell of the fixture in $id', ({ id, prefix }) => {
  const open = async (address: string, options = {}) => {
    const opened = await openPage(browser, server.url, { locale: id, ...options });
    await opened.page.goto(server.url + prefix + address);
    await hydrated(opened.page);
    return opened;
  };

  it.each(['light', 'dark'] as const)(
    'shows four alerts, each by icon and title (%s)',
    async (colorScheme) => {
      const { page, context, problems } = await open('', { colorScheme });
      for (const [type, title] of Object.entries(ALERTS[id])) {
        const alert = page.locator(`.theme-admonition-${type}`).first();
        expect(
          (await alert.locator('[class*="admonitionHeading"]').innerText()).toLowerCase(),
        ).toBe(title);
        const icon = await alert.locator('svg').boundingBox();
        expect(icon!.width).toBeGreaterThan(10);
      }
      // Every icon has its own shape: color is not the only signal.
      const shapes = await page
        .locator('.theme-admonition svg path')
        .evaluateAll((paths) => paths.map((each) => each.getAttribute('d')));
      const types = Object.keys(ALERTS[id]).length;
      expect(new Set(shapes.slice(0, types)).size).toBe(types);
      expect(await violations(page, 'main')).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('asks the server for the data of a flagged route, with credentials', async () => {
    const { page, context, problems } = await open('');
    await context.addCookies([{ name: 'who', value: 'reader', url: server.url }]);
    await page.goto(`${server.url}${prefix}report?a=1&b=2#c`);
    await page.getByText('Count: 3').waitFor();
    expect(loaderRequests).toHaveLength(1);
    const [request] = loaderRequests;
    const { searchParams } = new URL(request.url!, server.url);
    expect(Object.fromEntries(searchParams)).toEqual({
      route: 'report',
      url: `${server.url}${prefix}report?a=1&b=2#c`,
    });
    expect(request.headers.cookie).toBe('who=reader');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('asks for nothing on any other route', async () => {
    const { page, context, problems } = await open('plain');
    await page.getByText('Count: unknown').waitFor();
    await page.waitForLoadState('networkidle');
    expect(loaderRequests).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    { status: 500, body: '', said: 'The server loader of "report" answered with 500.' },
    { status: 200, body: '<html>', said: 'SyntaxError' },
  ])('logs a failure ($said) and shows the page', async ({ said, ...answer }) => {
    loaderAnswer = answer;
    const { page, context } = await openPage(browser, server.url, { locale: id });
    const logged = page.waitForEvent('console', (message) => message.text().includes(said));
    await page.goto(`${server.url}${prefix}report`);
    expect((await logged).type()).toBe('error');
    await page.getByText('Count: unknown').waitFor();
    await context.close();
  });

  it('refuses to preload what is neither script nor style', async () => {
    const { page, context, problems } = await open('preload');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', { name: 'Preload' }).click();
    const refusals = page.getByRole('main').getByRole('listitem');
    await refusals.first().waitFor();
    expect(await refusals.allInnerTexts()).toEqual(
      ['logo.svg', 'data.json', 'guide/first'].map(
        (file) =>
          `Cannot preload "${BASE}${file}": only scripts (.js, .mjs) and styles (.css) may be preloaded. Load other files when they are needed.`,
      ),
    );
    expect(requests).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows configured entries in the navbar and in the sidebar', async () => {
    const { page, context, problems } = await open('guide/first');
    const navbar = page.locator('.navbar__items').first().getByRole('link');
    expect((await navbar.allInnerTexts()).map((label) => label.trim()).slice(-4)).toEqual([
      'News',
      'Handbook',
      'Elsewhere',
      'More',
    ]);
    const sidebar = page.locator('.theme-doc-sidebar-menu').getByRole('link');
    expect((await sidebar.allInnerTexts()).map((label) => label.trim())).toEqual([
      'Before',
      { 'en-US': 'First', 'zh-CN': '第一页' }[id],
      'After',
    ]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('opens the second level of an entry by keyboard, and Escape gives the focus back', async () => {
    const { page, context, problems } = await open('guide/first');
    const name = { 'en-US': 'More, submenu', 'zh-CN': 'More，子菜单' }[id];
    const toggle = page.locator('.navbar').getByRole('button', { name, exact: true });
    const entry = (label: string) =>
      page.locator('.navbar').getByRole('link', { name: label, exact: true });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await entry('First more').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('First more');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Second more');
    await page.keyboard.press('Escape');
    await entry('First more').waitFor({ state: 'hidden' });
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await entry('First more').click();
    await page.waitForURL(/\/plain$/);
    await entry('First more').waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('marks an untranslated page as English', async () => {
    const { page, context, problems } = await open('english');
    const languageOf = (text: string) =>
      page
        .getByRole('main')
        .getByText(text)
        .first()
        .evaluate((element) => element.closest('[lang]')!.getAttribute('lang'));
    expect(await languageOf('This page has no translation.')).toBe('en-US');
    expect(await page.getByRole('heading', { level: 1, name: 'English only' }).count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe(id);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says which pages are not translated, and where a translation is behind', async () => {
    const { page, context, problems } = await open('english');
    const note = page.getByRole('main').getByRole('note');
    if (id === 'en-US') {
      expect(await note.count()).toBe(0);
      await page.goto(`${server.url}behind`);
      expect(await note.count()).toBe(0);
    } else {
      const link = note.getByRole('link');
      expect(await link.getAttribute('href')).toBe(
        'https://github.com/bindform/bindform/new/main?filename=i18n%2Fzh-CN%2Fdocusaurus-plugin-content-docs%2Fcurrent%2Fenglish.mdx',
      );
      expect(await note.evaluate((element) => element.closest('[lang]')!.tagName)).toBe('HTML');
      await page.goto(`${server.url}zh-CN/behind`);
      expect(await note.getByRole('listitem').count()).toBe(2);
      const stale = note.getByRole('listitem').first();
      expect(await stale.getByRole('link').first().innerText()).toBe('已更改');
      expect(await stale.getByRole('link').last().getAttribute('href')).toBe(
        `${BASE}behind#changed`,
      );
      expect(await violations(page, '[role="note"]')).toEqual([]);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('marks an untranslated text as English', async () => {
    const { page, context, problems } = await open('plain');
    const text = page.getByText('This has no translation.');
    const lang = await text.evaluate((element) => element.closest('[lang]')!.getAttribute('lang'));
    expect(lang).toBe('en-US');
    expect(await page.locator('html').getAttribute('lang')).toBe(id);
    expect(problems).toEqual([]);
    await context.close();
  });
});
