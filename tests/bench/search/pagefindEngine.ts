import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SearchedPage } from '../../support/builtSearch';
import { launchBrowser } from '../../support/launchBrowser';
import { startPagesServer } from '../../support/pagesServer';
import { BASE, BUILD_DIR, type SiteLocale } from '../../support/site';
import type { OtherEngine } from './quality';

/** How many results of a query are looked at. */
const RESULTS = 10;

/** The part of Pagefind's script for browsers that is used here. */
interface PagefindScript {
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

/** Runs in the browser: asks Pagefind's own script. */
async function ask({ query, limit }: { query: string; limit: number }): Promise<string[]> {
  const address = '/pagefind/pagefind.js';
  const { search } = (await import(address)) as PagefindScript;
  const { results } = await search(query);
  const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return data.map(({ url }) => url);
}

/** Writes an index of the same built pages. */
async function writeIndex(
  pages: SearchedPage[],
  locale: SiteLocale,
  folder: string,
): Promise<void> {
  // It is an ES module, which the compiled benchmark cannot require.
  const { close, createIndex } = await import('pagefind');
  const made = await createIndex({
    rootSelector: 'article',
    forceLanguage: locale.id.slice(0, 2),
  });
  if (!made.index) throw new Error(made.errors.join('\n'));
  for (const { link: url } of pages) {
    const file = path.join(BUILD_DIR, `${url.slice(BASE.length)}.html`);
    await made.index.addHTMLFile({ url, content: fs.readFileSync(file, 'utf8') });
  }
  await made.index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  await close();
}

/**
 * Runs Pagefind, with its defaults, over the built pages of a language, in Chromium.
 *
 * @returns a search function that resolves to addresses of pages, and what ends the browser
 */
export async function pagefindEngine(
  pages: SearchedPage[],
  locale: SiteLocale,
): Promise<{ search: OtherEngine; stop: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  await writeIndex(pages, locale, folder);
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Pagefind</title>');
  const server = await startPagesServer({ root: folder, base: '/', port: 0 });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(server.url);
  return {
    search: (query) => page.evaluate(ask, { query, limit: RESULTS }),
    async stop() {
      await browser.close();
      await server.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
