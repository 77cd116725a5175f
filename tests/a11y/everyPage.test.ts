import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { builtPages } from '../support/builtPages';
import { LOCALES, type SiteLocale } from '../support/site';
import { walkWithAxe } from './walk';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/**
 * A demo's own page shows what its guide shows, in the same frame each time: one stands for all here,
 * and `npm run test:a11y` takes every one.
 */
const pagesOf = (locale: SiteLocale) => {
  const pages = builtPages(locale);
  const demo = pages.findIndex((page) => page.startsWith('~demos/'));
  return pages.filter((page, index) => index === demo || !page.startsWith('~demos/'));
};

it('there are pages to walk over, the same in both languages', () => {
  const [english, chinese] = LOCALES.map(builtPages);
  expect(english).toContain('intro/start');
  expect(chinese).toEqual(english);
});

it('no page breaks a rule of axe', async () => {
  const viewport = { width: 1280, height: 900 };
  // Both languages at the same time, for they need not wait for each other.
  const found = await Promise.all(
    LOCALES.map((each) => walkWithAxe(browser, each, pagesOf(each), { viewport })),
  );
  expect(found.flat()).toEqual([]);
}, 600_000);
