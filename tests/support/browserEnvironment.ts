import { TestEnvironment } from 'jest-environment-node';
import { chromium, type Browser } from 'playwright-core';
import { browserOfWorker } from './browserServers';

declare global {
  /** The browser of this test file, connected by {@link BrowserEnvironment}. */
  var bindformBrowser: Browser | undefined;
}

/**
 * Environment of the tests in Chromium: connects each test file to the browser of its worker. It
 * runs outside the module registry that Jest resets for each file, so that playwright-core is
 * loaded once for each worker.
 */
export default class BrowserEnvironment extends TestEnvironment {
  private browser?: Browser;

  override async setup(): Promise<void> {
    await super.setup();
    this.browser = await chromium.connect(browserOfWorker());
    this.global.bindformBrowser = this.browser;
  }

  /** Disconnecting closes every page that the file left open. */
  override async teardown(): Promise<void> {
    await this.browser?.close();
    await super.teardown();
  }
}
