import type { Page } from 'playwright-core';
import { hydrated } from './browser';
import { DEMO_PAGES } from './demos';
import { siteUrl, type SiteLocale } from './site';

/** One kind of page, for checks and screenshots that need not see every page. */
export interface PageKind {
  /** File-name-like name of the kind. */
  name: string;
  /** Address below the language's prefix. */
  path: string;
  /** Brings the page into the state that the kind is about. */
  arrange?: (page: Page, locale: SiteLocale['id']) => Promise<void>;
}

/** What is said or typed in each language to get at the search. */
const SEARCH = {
  'en-US': { button: 'Search', query: 'validate' },
  'zh-CN': { button: '搜索', query: '校验' },
} as const;

/** Opens the search dialog and waits for the results of a query. */
export async function openSearch(page: Page, locale: SiteLocale['id']): Promise<void> {
  const { button, query } = SEARCH[locale];
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option').first().waitFor();
}

/** Waits for what the search page has found. */
const waitForResults = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('listitem').first().waitFor();

/** The twelve kinds of page that the site has. */
export const PAGE_KINDS: PageKind[] = [
  { name: 'home', path: '' },
  { name: 'introduction', path: 'intro/start' },
  { name: 'install', path: 'intro/install' },
  { name: 'guide', path: 'intro/controller' },
  { name: 'dynamic-form', path: 'intro/dymic' },
  { name: 'ui-kits', path: 'intro/integration-ui' },
  { name: 'api', path: 'api/form-item-props' },
  { name: 'types', path: 'types/rules' },
  { name: 'search-dialog', path: 'intro/start', arrange: openSearch },
  { name: 'search-page', path: 'search?q=useWatch', arrange: waitForResults },
  { name: 'demo-page', path: `~demos/${DEMO_PAGES['intro/vaild'][0]}` },
  { name: 'not-found', path: 'no/such/page' },
];

/** Opens a page of a kind, hydrated and arranged. */
export async function openKind(page: Page, kind: PageKind, locale: SiteLocale): Promise<void> {
  await page.goto(siteUrl() + locale.prefix + kind.path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await kind.arrange?.(page, locale.id);
}
