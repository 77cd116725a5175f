import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openPage } from '../support/browser';
import ensureBuild from '../support/ensureBuild';
import { launchBrowser } from '../support/launchBrowser';
import { openKind, PAGE_KINDS } from '../support/pageKinds';
import { startPagesServer } from '../support/pagesServer';
import { BASE, BUILD_DIR, LOCALES, SITE_DIR, siteUrl } from '../support/site';
import { indexPage, type Screen } from './indexPage';

const FOLDER = path.join(SITE_DIR, 'screens');
const MODES = ['light', 'dark'] as const;
/** Sizes of the window (px): a desk and a phone. */
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const ALL: Screen[] = PAGE_KINDS.flatMap((kind) =>
  LOCALES.flatMap((locale) =>
    MODES.flatMap((mode) =>
      VIEWPORTS.map((viewport) => ({
        kind,
        locale,
        mode,
        viewport,
        file: `${kind.name}.${locale.id}.${mode}.${viewport.width}.png`,
      })),
    ),
  ),
);

async function take(browser: Browser, { kind, locale, mode, viewport, file }: Screen) {
  const { page, context } = await openPage(browser, siteUrl(), {
    locale: locale.id,
    colorScheme: mode,
    viewport,
    reducedMotion: 'reduce',
  });
  await openKind(page, kind, locale);
  await page.screenshot({ path: path.join(FOLDER, file) });
  await context.close();
}

/** Takes a screenshot of each kind of page in each language, mode and width: `npm run screens`. */
async function takeAll(): Promise<void> {
  await ensureBuild();
  const server = await startPagesServer({ root: BUILD_DIR, base: BASE, port: 0 });
  process.env.BINDFORM_SITE_URL = server.url;
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER);
  const browser = await launchBrowser();
  try {
    for (const screen of ALL) await take(browser, screen);
  } finally {
    await browser.close();
    await server.close();
  }
  const index = path.join(FOLDER, 'index.html');
  fs.writeFileSync(index, indexPage(ALL));
  console.log(`${ALL.length} screenshots; look through them in ${path.relative(SITE_DIR, index)}`);
}

takeAll().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
