import code from '../../../i18n/zh-CN/code.json';
import { tabReader, type ReaderAction, type TabReader } from '../../support/afterDeploy/action';
import { USING_DEMOS } from '../../support/afterDeploy/demos';
import { EDITING } from '../../support/afterDeploy/editing';
import { READING } from '../../support/afterDeploy/reading';
import { SEARCHING } from '../../support/afterDeploy/searching';
import { browser, hydrated, openPage } from '../../support/browser';
import { describeInTurn } from '../../support/describeInTurn';
import { until } from '../../support/engines/until';
import { nextDeploy, type Intercept } from '../../support/nextDeploy';
import {
  startPagesServer,
  type PagesServer,
  type PagesServerOptions,
} from '../../support/pagesServer';
import { BASE, BUILD_DIR, LOCALES, type SiteLocale } from '../../support/site';

const ACTIONS: ReaderAction[] = [...READING, ...SEARCHING, ...USING_DEMOS, ...EDITING];

const FILES = /\/(assets|live)\//;

/** What can be wrong with the site while a tab is open, by the reason that a reader is told. */
const FAULTS: Record<'updated' | 'unavailable' | 'offline', () => Intercept> = {
  updated: () => nextDeploy(),
  // Of half a deploy: the pages are there, and the files of none.
  unavailable: () => (request, response) => {
    const isFile = FILES.test(request.url!);
    if (isFile) response.writeHead(404).end();
    return isFile;
  },
  offline: () => (request) => {
    request.socket.destroy();
    return true;
  },
};
type Fault = keyof typeof FAULTS;

const SAID: Record<Fault, [english: string, chinese: string]> = {
  updated: ['The site was updated.', code['siteFiles.updated'].message],
  unavailable: ['in the middle of an update', code['siteFiles.unavailable'].message],
  offline: ['The site cannot be reached.', code['siteFiles.offline'].message],
};

/** What a page says whose app cannot start. */
const INCOMPLETE = ['This page could not be fully loaded.', '页面没有完全加载'] as const;

/** What a reader is never to see. */
const ERRORS = /Loading chunk|ChunkLoadError|Failed to fetch|undefined is not|Unexpected token/i;

const site: PagesServerOptions = { root: BUILD_DIR, base: BASE, port: 0 };
let server: PagesServer;
beforeAll(async () => {
  server = await startPagesServer(site);
});
afterAll(() => server.close());
beforeEach(() => {
  site.intercept = undefined;
});

/** Opens the tab of an action, and does what is done before the deploy. */
async function openTab(action: ReaderAction, locale: SiteLocale) {
  const { page, context } = await openPage(browser, server.url, {
    locale: locale.id,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const documents: string[] = [];
  const crashes: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(request.url());
    }
  });
  page.on('pageerror', (error) => crashes.push(String(error)));
  page.on('download', () =>
    page.locator('html').evaluate((root) => root.setAttribute('data-downloaded', '')),
  );
  await page.goto(server.url + locale.prefix + action.path);
  if (!action.isResting) await hydrated(page);
  const reader = tabReader(page, locale);
  await action.before?.(reader);
  return { reader, page, context, documents, crashes };
}

/** What becomes of an action: it works, the reader is told why not, or the page has reloaded by itself. */
async function outcomeOf(
  { works, isResting }: ReaderAction,
  reader: TabReader,
  fault: Fault,
  documents: string[],
) {
  const { page, t } = reader;
  const alert = page.getByRole('alert');
  const said = alert.filter({ hasText: t(...SAID[fault]) });
  // Without the file of a page, a link loads the page as a document, whose app may not start either.
  const told = said.or(alert.filter({ hasText: t(...INCOMPLETE) }));
  const isSeen = (locator: ReturnType<typeof works>) =>
    locator
      .first()
      .isVisible()
      .catch(() => false);
  return until(`an outcome of the action, when the site is ${fault}`, async () => {
    if (await isSeen(works(reader))) return 'works' as const;
    if (await isSeen(told)) return 'told' as const;
    const hasReloaded = isResting && documents.length > 1;
    return hasReloaded && (await isSeen(page.locator('html[data-has-hydrated="true"] main')))
      ? ('reloaded' as const)
      : undefined;
  });
}

/** Does what the reader was told: loads the page again, or tries again if there is a button for it. */
async function takeAdvice({ page, t }: TabReader, fault: Fault) {
  const button = (name: string) => page.getByRole('alert').getByRole('button', { name }).first();
  if (fault === 'updated') {
    const loaded = page.waitForEvent('load');
    await button(t('Reload', code['siteFiles.reload'].message)).click();
    await loaded;
    await hydrated(page);
    return 'reloaded';
  }
  site.intercept = undefined;
  const retry = button(t('Retry', code['siteFiles.retry'].message));
  if (!(await retry.isVisible())) return 'waited';
  // The site is back, so the page may have tried again by itself before the press.
  await retry.click({ timeout: 5000 }).catch(async (error: unknown) => {
    if (await retry.isVisible()) throw error;
  });
  return 'retried';
}

async function play(action: ReaderAction, locale: SiteLocale, fault: Fault): Promise<void> {
  const { reader, page, context, documents, crashes } = await openTab(action, locale);
  const { before, act, works, kept } = action;
  site.intercept = FAULTS[fault]();
  await act(reader);
  const outcome = await outcomeOf(action, reader, fault, documents);
  expect(await page.locator('body').innerText()).not.toMatch(ERRORS);
  // At most one load besides the first and those that the reader wants.
  expect(documents.length).toBeLessThanOrEqual(action.loadsDocument ? 3 : 2);
  const then = outcome === 'told' ? await takeAdvice(reader, fault) : outcome;
  if (then === 'reloaded' && kept) await (await kept(reader)).waitFor();
  else if (then === 'reloaded') await before?.(reader);
  if (action.isResting && then === 'retried') await hydrated(page);
  const isAgain = then === 'reloaded' || then === 'waited' || action.isResting;
  if (isAgain && !(await works(reader).first().isVisible())) await act(reader);
  await works(reader).first().waitFor();
  expect(crashes).toEqual([]);
  await context.close();
}

const rows = (actions: ReaderAction[]) => actions.map((action) => [action.name, action] as const);

test('at least thirty actions are played', () => {
  expect(new Set(ACTIONS.map(({ name }) => name)).size).toBe(ACTIONS.length);
  expect(ACTIONS.length).toBeGreaterThanOrEqual(30);
});

describe.each(LOCALES)('after a deploy, a reader in $id', (locale) => {
  it.each(rows(ACTIONS))('%s', (_name, action) => play(action, locale, 'updated'));
});

describeInTurn(LOCALES, 'in the middle of a deploy, a reader in $id', (locale, it) => {
  it.each(rows(ACTIONS))('%s', (_name, action) => play(action, locale, 'unavailable'));
});

describeInTurn(LOCALES.toReversed(), 'without a network, a reader in $id', (locale, it) => {
  const own = ACTIONS.filter(({ loadsDocument }) => !loadsDocument);
  it.each(rows(own))('%s', (_name, action) => play(action, locale, 'offline'));
});
