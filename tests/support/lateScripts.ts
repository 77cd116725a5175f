import type { BrowserContextOptions } from 'playwright-core';
import { browser, hydrated, openPage, type WatchedPage } from './browser';
import { demoCode } from './demoCode';
import { siteUrl } from './site';

/** A page whose scripts have not come yet. */
export interface LatePage extends WatchedPage {
  /** Lets the scripts come, and waits until React has taken over the page. */
  arrive: () => Promise<void>;
}

/** Which scripts are late: all, or the code of demos alone, which comes after the page is hydrated. */
export const LATE_SCRIPTS = [
  { name: 'all scripts', files: /\/assets\/js\// },
  { name: 'the code of demos', files: demoCode() },
];

/**
 * Opens a page and holds scripts back until they are let through.
 *
 * @param address of the page, with the prefix of its language
 * @param files the scripts that are held back
 * @param options of the browser's context, such as locale and viewport (px)
 */
export async function openLate(
  address: string,
  files: RegExp,
  options: BrowserContextOptions = {},
): Promise<LatePage> {
  const opened = await openPage(browser, siteUrl(), options);
  const { page } = opened;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  // The scripts are asked for before the page is parsed to its end, so its load would be waited for in vain.
  await page.goto(siteUrl() + address, { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor();
  if (!files.test('/assets/js/main.js')) await hydrated(page);
  return {
    ...opened,
    arrive: async () => {
      open();
      await hydrated(page);
    },
  };
}
