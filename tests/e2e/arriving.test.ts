import type http from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { browser, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { startPagesServer, withHost, type PagesServer } from '../support/pagesServer';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

/** One page of each layout. */
const PAGES = ['index', 'intro/start', 'api/form-item-props', 'guides/faq', 'playground'];
const CHUNKS = 120;
const PAUSE_MS = 10;
/** Smaller shifts are invisible, such as an icon that moves in a line of text. */
const VISIBLE = 0.0005;

/** Sends a page in chunks, like a slow network, so that the browser renders it incrementally. */
function sendInChunks(html: Buffer, response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const size = Math.ceil(html.length / CHUNKS);
  const send = (start: number) => {
    if (start >= html.length) return void response.end();
    response.write(html.subarray(start, start + size));
    setTimeout(send, PAUSE_MS, start + size);
  };
  send(0);
}

let server: PagesServer;
beforeAll(async () => {
  server = await startPagesServer({
    root: BUILD_DIR,
    base: BASE,
    port: 0,
    intercept({ url = '', headers }, response) {
      const page = url.slice(BASE.length) || 'index';
      const file = path.join(BUILD_DIR, `${page.replace(/\/$/, '/index')}.html`);
      if (!fs.existsSync(file)) return false;
      const html = withHost(fs.readFileSync(file, 'utf8'), BASE, headers.host);
      sendInChunks(Buffer.from(html), response);
      return true;
    },
  });
});
afterAll(() => server.close());

/** Returns the elements that have moved, with their old and new positions (px). */
const shiftsOf = (page: Page) =>
  page.evaluate(
    (visible) =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          interface Shift extends PerformanceEntry {
            value: number;
            sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
          }
          resolve(
            (list.getEntries() as Shift[])
              .filter(({ value }) => value >= visible)
              .flatMap(({ value, sources }) =>
                sources.map(({ node, previousRect: from, currentRect: to }) =>
                  [node?.className, from.x, from.y, 'to', to.x, to.y, `(${value})`].join(' '),
                ),
              ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
    VISIBLE,
  );

describeInTurn(LOCALES, 'a page that loads slowly in $id', ({ id, prefix }, it) => {
  it.each([1440, 768, 390])('has no layout shifts at %i px', async (width) => {
    const shifts = await Promise.all(
      PAGES.map(async (name) => {
        const { page, context } = await openPage(browser, server.url, {
          locale: id,
          viewport: { width, height: 800 },
        });
        await page.goto(`${server.url}${prefix}${name === 'index' ? '' : name}`);
        const found = await shiftsOf(page);
        await context.close();
        return found.map((shift) => `${name}: ${shift}`);
      }),
    );
    expect(shifts.flat()).toEqual([]);
  });
});
