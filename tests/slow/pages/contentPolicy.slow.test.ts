import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../../support/browser';
import { builtPages } from '../../support/builtPages';
import { openParts, operateDemos, runDemos } from '../../support/operateDemos';
import { LOCALES, type SiteLocale } from '../../support/site';
import { startWatchedSite, type WatchedSite } from '../../support/watchedSite';

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** A crawl may take as long as this (ms); on two idle cores it takes a fifth. */
const CRAWL_MS = 900_000;

/** What Chromium says of a policy besides what it stops, for instance of a directive that it does not know. */
const OF_POLICY = /content[ -]security[ -]policy/i;

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.stopped();
});

async function open({ id }: SiteLocale, colorScheme: Mode) {
  const { page, context } = await openPage(browser, site.url, { locale: id, colorScheme });
  const said: string[] = [];
  page.on('console', (message) => {
    if (OF_POLICY.test(message.text())) said.push(`${page.url()}: ${message.text()}`);
  });
  return { page, context, said };
}

/** Uses everything that a page has, in one mode and then in the other; returns the demos that never run. */
async function operate(page: Page, other: Mode): Promise<string[]> {
  const late = await page.evaluate(runDemos);
  await page.evaluate(operateDemos);
  await page.emulateMedia({ colorScheme: other });
  await page.locator(`html[data-theme="${other}"]`).waitFor({ state: 'attached' });
  await page.evaluate(operateDemos);
  await page.evaluate(openParts);
  return late.map((id) => `${page.url()}: the demo ${id} does not run`);
}

/** Follows the links to the next page, as long as there is one; every page keeps the policy of the first. */
async function readOn(page: Page, seen: Set<string>): Promise<string[]> {
  const problems: string[] = [];
  for (;;) {
    const { pathname } = new URL(page.url());
    if (seen.has(pathname)) return problems;
    seen.add(pathname);
    problems.push(...(await operate(page, seen.size % 2 ? 'dark' : 'light')));
    const next = page.locator('.pagination-nav__link--next');
    if (!(await next.count())) return problems;
    const target = await next.getAttribute('href');
    await next.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((url) => url.pathname === target);
    await page.locator('html:not([data-loading]) main h1').first().waitFor();
  }
}

/** Each language is opened in another mode, to save time: what runs is the same, and is used in both. */
const CASES = LOCALES.map((locale, index) => ({ locale, mode: MODES[index % MODES.length] }));

describe.each(CASES)('the policy in $locale.id', ({ locale, mode }) => {
  it(
    `stops nothing on any page that is opened in ${mode} mode and used in both`,
    async () => {
      const { page, context, said } = await open(locale, mode);
      const other = MODES.find((each) => each !== mode)!;
      const late: string[] = [];
      const pages = builtPages(locale);
      for (const address of pages) {
        await page.emulateMedia({ colorScheme: mode });
        await page.goto(site.url + locale.prefix + address);
        await hydrated(page);
        late.push(...(await operate(page, other)));
      }
      await context.close();
      expect(pages.length).toBeGreaterThan(200);
      expect([...site.stopped(), ...said, ...late]).toEqual([]);
    },
    CRAWL_MS,
  );

  it(
    'stops nothing while a reader goes through all sections without a reload',
    async () => {
      const { page, context, said } = await open(locale, 'light');
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
          documents.push(request.url());
        }
      });
      await page.goto(site.url + locale.prefix);
      await hydrated(page);
      const sections = page.locator('.navbar__items > a.navbar__item[href^="/"]');
      const seen = new Set<string>();
      const late: string[] = [];
      for (let index = 0; index < (await sections.count()); index += 1) {
        const target = await sections.nth(index).getAttribute('href');
        await sections.nth(index).evaluate((link: HTMLElement) => link.click());
        await page.waitForURL((url) => url.pathname === target);
        await page.locator('html:not([data-loading]) main h1').first().waitFor();
        late.push(...(await readOn(page, seen)));
      }
      await context.close();
      expect(seen.size).toBeGreaterThan(60);
      expect(documents).toHaveLength(1);
      expect([...site.stopped(), ...said, ...late]).toEqual([]);
    },
    CRAWL_MS,
  );
});
