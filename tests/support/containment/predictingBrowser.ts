import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { findChromium } from '../chromium';

/** Chromium's preference for connecting early: 0 is always. */
const PREFERENCES = { net: { network_prediction_options: 0 } };

/** What Playwright turns off and a reader has on. */
const LEFT_ON = ['--disable-background-networking'];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser whose context is its own. */
export interface PredictingBrowser {
  context: BrowserContext;
  close: () => Promise<void>;
}

/**
 * Starts a Chromium that predicts what will be asked for, as a reader's does: nothing that the other
 * tests' browser leaves undone can be taken for something that the frame prevents.
 *
 * @param locale language of the browser
 */
export async function launchPredictingBrowser(locale: string): Promise<PredictingBrowser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-profile-'));
  fs.mkdirSync(path.join(profile, 'Default'));
  fs.writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium({ isWhole: true }),
    args: ARGUMENTS,
    ignoreDefaultArgs: LEFT_ON,
    locale,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return {
    context,
    async close() {
      await context.close();
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}
