import type http from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { browser, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { startPagesServer, withHost, type PagesServer } from '../support/pagesServer';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

/** One of each layout. */
const PAGES = ['index', 'intro/start', 'api/form-item-props', 'guides/faq', 'playground'];
const PIECES = 30;
const PAUSE_MS = 20;
/** Smaller shifts cannot be seen, such as that of an icon in a line of text. */
const VISIBLE = 0.0005;

/** Sends a page as a slow network does: the browser renders what it has while the rest is on its way. */
function sendInPieces(html: Buffer, response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const size = Math.ceil(html.length / PIECES);
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
      sendInPieces(Buffer.from(html), response);
      return true;
    },
  });
});
afterAll(() => server.close());

/** What has moved, and from where to where (px). */
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

describeInTurn(LOCALES, 'a page that arrives slowly in $id', ({ id, prefix }, it) => {
  it.each([1440, 768, 390])('moves nothing that is there already, at %i px', async (width) => {
    const moved = await Promise.all(
      PAGES.map(async (name) => {
        const { page, context } = await openPage(browser, server.url, {
          locale: id,
          viewport: { width, height: 800 },
        });
        await page.goto(`${server.url}${prefix}${name === 'index' ? '' : name}`);
        const shifts = await shiftsOf(page);
        await context.close();
        return shifts.map((shift) => `${name}: ${shift}`);
      }),
    );
    expect(moved.flat()).toEqual([]);
  });
});
