import type { Config } from 'jest';
import type { BrowserServer } from 'playwright-core';
import { startBrowsers } from './browserServers';
import ensureBuild from './ensureBuild';
import { startPagesServer, type PagesServer } from './pagesServer';
import { BASE, BUILD_DIR } from './site';

declare global {
  /** Handed from the global setup of the tests in Chromium to their teardown. */
  var bindformServers: { site: PagesServer; browsers: BrowserServer[] } | undefined;
}

/**
 * Global setup of the tests in Chromium: a browser for each worker, a fresh build and a server like
 * GitHub Pages. Several projects of one run share them.
 */
export default async function serveBuild({ maxWorkers }: Config): Promise<void> {
  if (globalThis.bindformServers) return;
  await ensureBuild();
  const browsers = await startBrowsers(Number(maxWorkers));
  const site = await startPagesServer({ root: BUILD_DIR, base: BASE, port: 0 });
  globalThis.bindformServers = { site, browsers };
  process.env.BINDFORM_SITE_URL = site.url;
}
