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
 * Serves a folder like GitHub Pages, with a browser for each worker.
 *
 * @param root the folder of the built site
 * @param workers how many tests run at once
 */
export async function serveFolder(root: string, workers: number): Promise<void> {
  const browsers = await startBrowsers(workers);
  const site = await startPagesServer({ root, base: BASE, port: 0 });
  globalThis.bindformServers = { site, browsers };
  process.env.BINDFORM_SITE_URL = site.url;
}

/**
 * Global setup of the tests in Chromium: a browser for each worker, a fresh build and a server like
 * GitHub Pages. Several projects of one run share them.
 */
export default async function serveBuild({ maxWorkers }: Config): Promise<void> {
  if (globalThis.bindformServers) return;
  await ensureBuild();
  await serveFolder(BUILD_DIR, Number(maxWorkers));
}
