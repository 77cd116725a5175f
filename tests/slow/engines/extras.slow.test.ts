import type http from 'node:http';
import path from 'node:path';
import { BROKEN_PLATFORMS } from '../../support/brokenPlatforms';
import type { EnginePage } from '../../support/engines/enginePage';
import { openIn, OTHER_ENGINES } from '../../support/engines/engines';
import { until } from '../../support/engines/until';
import { findLostText } from '../../support/lostText';
import { POLICY, startPagesServer, type PagesServer } from '../../support/pagesServer';
import { BASE, BUILD_DIR, LOCALES, siteUrl } from '../../support/site';

jest.setTimeout(180_000);

const broken = BROKEN_PLATFORMS.map((each, index) => ({
  ...each,
  prefix: LOCALES[index % LOCALES.length].prefix,
}));

describe.each(OTHER_ENGINES)('what is being read in $engine', (engine) => {
  let page: EnginePage;
  let server: PagesServer;
  let first = '';

  /** Answers with the page of the site, with a script before its own scripts. */
  const intercept = (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (path.extname(new URL(request.url!, siteUrl()).pathname)) return false;
    void fetch(new URL(request.url!, siteUrl()))
      .then((answer) => answer.text())
      .then((html) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        // The same page is asked for again, with something else broken.
        response.setHeader('cache-control', 'no-store');
        // The policy would stop the script, which is not a part of the page.
        const open = html.replace(POLICY, '');
        response.end(open.replace('<head>', `<head><script>${first}</script>`));
      });
    return true;
  };
  beforeAll(async () => {
    server = await startPagesServer({ root: BUILD_DIR, base: BASE, port: 0, intercept });
    // What WebKitGTK is asked to speak where no language is installed.
    page = await openIn(engine, 'C');
  });
  afterAll(async () => {
    await page?.close();
    await server.close();
  });

  async function open(address: string): Promise<void> {
    await page.goto(server.url + address);
    await page.run(`dispatchEvent(new Event('wheel'))`);
    await until('hydration', () =>
      page.run<boolean>(`return document.documentElement.dataset.hasHydrated === 'true'`),
    );
    // What fails after hydration, in effects and promises, has its turn.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const lost = () => page.run<string[]>(`return (${findLostText})()`);

  it.each(LOCALES)('stays where the language is called C, in $id', async ({ prefix }) => {
    first = '';
    for (const address of ['intro/start', 'api/use-form-start', 'guides/performance']) {
      await open(prefix + address);
      expect([address, await lost()]).toEqual([address, []]);
    }
  });

  it.each(broken)('stays without $name', async ({ address, prefix, breakIt }) => {
    first = `(${breakIt})(); window.isBroken = true;`;
    await open(prefix + address);
    expect(await page.run(`return window.isBroken`)).toBe(true);
    expect(await lost()).toEqual([]);
    // The page is alive: it leads on to another one without a load.
    await page.run(`window.stayed = true;`);
    await page.run(`[...document.querySelectorAll('main .pagination-nav__link')].at(-1).click()`);
    await until('another page', () =>
      page.run<boolean>(`return !location.pathname.endsWith('${address}')`),
    );
    await until('the text of that page', async () => (await lost()).length === 0);
    expect(await page.run(`return window.stayed`)).toBe(true);
  });
});
