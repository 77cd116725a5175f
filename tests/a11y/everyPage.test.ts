import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { builtPages } from '../support/builtPages';
import { LOCALES } from '../support/site';
import { walkWithAxe } from './walk';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('there are pages to walk over, the same in both languages', () => {
  const [english, chinese] = LOCALES.map(builtPages);
  expect(english).toContain('intro/start');
  expect(chinese).toEqual(english);
});

it('no page breaks a rule of axe', async () => {
  const viewport = { width: 1280, height: 900 };
  // Both languages at the same time, for they need not wait for each other.
  const found = await Promise.all(LOCALES.map((each) => walkWithAxe(browser, each, { viewport })));
  expect(found.flat()).toEqual([]);
}, 600_000);
