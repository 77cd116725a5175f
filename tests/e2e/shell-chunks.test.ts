import type http from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { browser, hydrated, showPresence, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { nextDeploy, type Intercept } from '../support/nextDeploy';
import {
  startPagesServer,
  type PagesServer,
  type PagesServerOptions,
} from '../support/pagesServer';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

/** Two neighboring pages in each language, with the words of the panel. */
const READERS = {
  'en-US': { there: 'Installation', retry: 'Retry' },
  'zh-CN': { there: '安装', retry: '重试' },
} as const;

const site: PagesServerOptions = { root: BUILD_DIR, base: BASE, port: 0 };
let server: PagesServer;

beforeAll(async () => {
  server = await startPagesServer(site);
});
afterAll(async () => {
  await server.close();
});
beforeEach(() => {
  site.intercept = undefined;
});

/** Opens a page and counts how often a document is loaded in full. */
async function open(prefix: string) {
  const { page, context } = await openPage(browser, server.url);
  const loads: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${server.url}${prefix}intro/start`);
  await hydrated(page);
  return { page, context, loads, errors };
}

/** The file name of the chunk with a page's text: what that page alone needs. */
async function ownChunk(prefix: string): Promise<string> {
  // Of the built site, not of the deploy that the test before has served.
  site.intercept = undefined;
  const { page, context } = await open(prefix);
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const before = await scripts();
  await linkTo(page, prefix).click();
  await page.waitForURL(`**/${prefix}intro/install`);
  await page.locator('html:not([data-loading])').waitFor();
  const own = (await scripts()).filter((url) => url.endsWith('.js') && !before.includes(url));
  await context.close();
  return path.basename(own[0]);
}

const linkTo = (page: Page, prefix: string) =>
  page.locator(`a[href="${BASE}${prefix}intro/install"]`).first();

describeInTurn(LOCALES, 'failing chunks in $id', ({ id, prefix }, it) => {
  const reader = READERS[id];
  let chunk: string;
  beforeAll(async () => {
    chunk = await ownChunk(prefix);
  });

  const target = () => `${server.url}${prefix}intro/install`;
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: reader.there });
  const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: reader.retry });

  const isChunk = (request: http.IncomingMessage) => request.url?.endsWith(`/${chunk}`) ?? false;
  const blocked: Intercept = (request) => {
    if (isChunk(request)) request.socket.destroy();
    return isChunk(request);
  };
  const missing: Intercept = (request, response) => {
    if (isChunk(request)) response.writeHead(404).end();
    return isChunk(request);
  };

  it('a chunk that was blocked for a moment comes without a reload', async () => {
    const { page, context, loads, errors } = await open(prefix);
    let failures = 0;
    site.intercept = (request, response) =>
      failures < 2 && blocked(request, response) && !!++failures;
    await linkTo(page, prefix).click();
    await heading(page).waitFor();
    expect(failures).toBe(2);
    expect(loads).toHaveLength(1);
    expect(page.url()).toBe(target());
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a blocked chunk ends in a panel, and Retry brings the page when it is back', async () => {
    const { page, context, loads, errors } = await open(prefix);
    site.intercept = blocked;
    await linkTo(page, prefix).click();
    // The full load shows the prerendered page, which is complete until its reader does something.
    await heading(page).waitFor();
    expect(page.url()).toBe(target());
    await showPresence(page);
    await retry(page).waitFor();
    expect(loads).toHaveLength(2);
    site.intercept = undefined;
    await retry(page).click();
    await hydrated(page);
    await retry(page).waitFor({ state: 'detached' });
    expect(loads).toHaveLength(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a permanently missing chunk ends in a panel, not in a reload loop', async () => {
    const { page, context, loads, errors } = await open(prefix);
    site.intercept = missing;
    await linkTo(page, prefix).click();
    await heading(page).waitFor();
    await showPresence(page);
    await retry(page).waitFor();
    expect(loads).toHaveLength(2);
    // The reader's own Retry loads the page once more, since only a newer deploy can have the chunk.
    const loaded = page.waitForEvent('load');
    await retry(page).click();
    await loaded;
    await showPresence(page);
    await retry(page).waitFor();
    expect(loads).toHaveLength(3);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('without a network the reader stays on the page, and goes on when it returns', async () => {
    const { page, context, loads, errors } = await open(prefix);
    await page.locator('html').evaluate((root) => root.setAttribute('data-not-reloaded', ''));
    await context.setOffline(true);
    await linkTo(page, prefix).click();
    await retry(page).waitFor();
    expect(loads).toHaveLength(1);
    await context.setOffline(false);
    // On a machine that has only loopback the browser never takes itself to be online.
    await page.evaluate(() => navigator.onLine || dispatchEvent(new Event('online')));
    await heading(page).waitFor();
    expect(await page.locator('html[data-not-reloaded]').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a stale tab lands on the page of a new deploy with one full load', async () => {
    const { page, context, loads, errors } = await open(prefix);
    site.intercept = nextDeploy();
    await linkTo(page, prefix).click();
    await heading(page).waitFor();
    await hydrated(page);
    expect(page.url()).toBe(target());
    expect(loads).toHaveLength(2);
    expect(await retry(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
