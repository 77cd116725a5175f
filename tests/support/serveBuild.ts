import ensureBuild from './ensureBuild';
import { findChromium } from './chromium';
import { startPagesServer, type PagesServer } from './pagesServer';
import { BASE, BUILD_DIR } from './site';

declare global {
  /** Handed from the global setup of the end-to-end tests to their teardown. */
  var bindformServer: PagesServer | undefined;
}

/** Global setup of the end-to-end tests: a browser, a fresh build and a server like GitHub Pages. */
export default async function serveBuild(): Promise<void> {
  findChromium();
  await ensureBuild();
  globalThis.bindformServer = await startPagesServer({ root: BUILD_DIR, base: BASE, port: 0 });
  process.env.BINDFORM_SITE_URL = globalThis.bindformServer.url;
}
