import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS } from './browserServers';
import { findChromium } from './chromium';

/** Starts a headless Chromium for a script; tests have {@link browser} of `./browser` instead. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}
