import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { nextDeploy, type Intercept } from '../support/nextDeploy';
import {
  startPagesServer,
  type PagesServer,
  type PagesServerOptions,
} from '../support/pagesServer';
import { SITE_PARTS } from '../support/siteParts';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

const WORDS = {
  'en-US': {
    offline: 'The site cannot be reached.',
    intercepted: 'blocked this part of the site',
    updated: 'The site was updated.',
    reload: 'Reload',
  },
  'zh-CN': {
    offline: '无法连接到网站。',
    intercepted: '拦截了网站的这部分内容',
    updated: '网站已更新',
    reload: '重新加载',
  },
} as const;

const FILES = /\/(assets|live)\//;

/** Stops the scripts of workers, as some filters do, and every later request for them. */
function withoutWorkers(): Intercept {
  const stopped = new Set<string | undefined>();
  return (request) => {
    if (request.headers['sec-fetch-dest'] === 'worker') stopped.add(request.url);
    const fails = stopped.has(request.url);
    if (fails) request.socket.destroy();
    return fails;
  };
}

/** What can be wrong with the files of a part, in the order in which it is. */
const FAULTS: Record<'offline' | 'intercepted' | 'updated', (files: RegExp) => Intercept> = {
  offline: (files) => (request) => {
    // Without a network, the page itself does not answer either.
    const fails = files.test(request.url!) || !FILES.test(request.url!);
    if (fails) request.socket.destroy();
    return fails;
  },
  intercepted: (files) => (request, response) => {
    const fails = files.test(request.url!);
    if (fails) response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
    return fails;
  },
  updated: nextDeploy,
};

const site: PagesServerOptions = { root: BUILD_DIR, base: BASE, port: 0 };
let server: PagesServer;
beforeAll(async () => {
  server = await startPagesServer(site);
});
afterAll(() => server.close());
beforeEach(() => {
  site.intercept = undefined;
});

describeInTurn(LOCALES, 'parts that cannot be loaded in $id', (locale, it) => {
  const words = WORDS[locale.id];

  it.each(SITE_PARTS.map((part) => [part.name, part] as const))(
    '%s says why, loads nothing twice, and works after the offered reload',
    async (_name, { path, files = FILES, before, after = before, use, works }) => {
      const { page, context } = await openPage(browser, server.url, { locale: locale.id });
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
          documents.push(request.url());
        }
      });
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(String(error)));
      await page.goto(`${server.url}${locale.prefix}${path}`);
      await hydrated(page);
      await before?.({ page, locale });
      for (const fault of ['offline', 'intercepted', 'updated'] as const) {
        site.intercept = FAULTS[fault](files);
        await use({ page, locale });
        await page.getByRole('alert').filter({ hasText: words[fault] }).first().waitFor();
      }
      expect(documents).toHaveLength(1);
      const loaded = page.waitForEvent('load');
      await page.getByRole('alert').getByRole('button', { name: words.reload }).first().click();
      await loaded;
      await hydrated(page);
      await after?.({ page, locale });
      if (!(await works({ page, locale }).isVisible())) await use({ page, locale });
      await works({ page, locale }).waitFor();
      expect(documents).toHaveLength(2);
      // A page in place of a script is a syntax error to the browser.
      expect(crashes.filter((crash) => !crash.includes("Unexpected token '<'"))).toEqual([]);
      await context.close();
    },
  );

  it.each(
    SITE_PARTS.filter(({ hasWorker }) => hasWorker).map((part) => [part.name, part] as const),
  )('%s says that a filter stops its worker', async (_name, { path, use }) => {
    const { page, context } = await openPage(browser, server.url, { locale: locale.id });
    await page.goto(`${server.url}${locale.prefix}${path}`);
    await hydrated(page);
    site.intercept = withoutWorkers();
    await use({ page, locale });
    await page.getByRole('alert').filter({ hasText: words.intercepted }).first().waitFor();
    await context.close();
  });
});
