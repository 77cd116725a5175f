import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { untilCompiled } from '../../../packages/site-tools/start-all/devServer';
import { freePort } from '../../../packages/site-tools/start-all/port';
import { copySite } from '../../../packages/site-tools/site-copy/copySite';
import { launchBrowser } from '../../support/launchBrowser';
import { startTree } from '../../support/processTree';
import { BASE, SITE_DIR } from '../../support/site';
import { CHINESE_EDITS, EDITS, type Edit } from './edits';

/** Time after which an edit counts as lost (ms). */
const PATIENCE = 120_000;

const seconds = (from: number) => (performance.now() - from) / 1000;

/** Widths of the columns of the table (characters). */
const WIDTHS = [30, 9, 7, 0];

const printRow = (...cells: string[]) =>
  console.log(
    cells
      .map((cell, column) => cell.padEnd(WIDTHS[column]))
      .join('  ')
      .trimEnd(),
  );

function print(what: string, took: number | undefined, goal: number, note = ''): void {
  const figure = took === undefined ? 'not seen' : `${took.toFixed(1)} s`;
  const isLate = took === undefined || took > goal;
  printRow(what, figure, `${goal} s`, [note, isLate && 'late'].filter(Boolean).join(', '));
}

/** Saves an edit and waits until it is on the screen; says whether the page was loaded again for it. */
async function measure(page: Page, siteDir: string, origin: string, edit: Edit): Promise<void> {
  if (page.url() !== origin + edit.page) {
    await page.goto(origin + edit.page, { timeout: PATIENCE });
    await page.mouse.wheel(0, 1);
    await page.locator('html[data-has-hydrated=true]').waitFor({ timeout: PATIENCE });
  }
  if (edit.at) {
    await page.locator(edit.at).scrollIntoViewIfNeeded();
    await page.locator(`${edit.at} [data-demo-preview] *`).first().waitFor();
  }
  await page.evaluate("window.isKept = 'yes'");
  const file = path.join(siteDir, edit.file);
  const text = fs.readFileSync(file, 'utf8');
  const changed = edit.change(text);
  if (changed === text) throw new Error(`${edit.file}: the edit of ${edit.what} changes nothing.`);
  const saved = performance.now();
  fs.writeFileSync(file, changed);
  const seen = await page
    .waitForFunction(edit.seen, undefined, { timeout: PATIENCE, polling: 50 })
    .then(() => seconds(saved))
    .catch(() => undefined);
  const isKept = await page.evaluate('window.isKept').catch(() => undefined);
  print(edit.what, seen, edit.goal, isKept ? 'kept' : 'loaded again');
}

async function benchServer(siteDir: string, locale: string, first: string, edits: Edit[]) {
  const port = await freePort(0);
  const origin = `http://localhost:${port}`;
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [SITE_DIR] });
  const started = performance.now();
  const args = [cli, 'start', '--no-open', '--port', String(port), '--locale', locale];
  const env = { ...process.env, NODE_ENV: undefined, BABEL_ENV: undefined };
  const server = startTree(process.execPath, args, { cwd: siteDir, env, stdio: 'ignore' });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await untilCompiled(origin + first);
    await page.goto(origin + first, { timeout: PATIENCE });
    await page.locator('h1').waitFor({ timeout: PATIENCE });
    print(`start to first page, ${locale}`, seconds(started), 30);
    for (const edit of edits) await measure(page, siteDir, origin, edit);
  } finally {
    await browser.close();
    await server.end();
  }
}

/** Measures, in a copy of the site, how long an edit takes to the screen under a development server. */
export async function benchDev(): Promise<void> {
  const copy = copySite(SITE_DIR);
  printRow('edit', 'seen in', 'goal', 'page');
  try {
    await benchServer(copy.dir, 'en-US', `${BASE}intro/core-ideas`, EDITS);
    await benchServer(copy.dir, 'zh-CN', `${BASE}zh-CN/intro/core-ideas`, CHINESE_EDITS);
  } finally {
    copy.remove();
  }
}
