import fs from 'node:fs';
import path from 'node:path';
import type { StockDocument } from '../../../src/upstream/localSearch';
import { DEFAULT_OPTIONS } from '../../../plugins/search/options';
import type { SearchedPage } from '../../support/builtSearch';
import { pageMetadata } from '../../support/pageMetadata';
import { BASE, BUILD_DIR, type SiteLocale } from '../../support/site';

interface StockConfig {
  language: string[];
  ignoreCssSelectors: string[];
  removeDefaultStopWordFilter: string[];
}

interface StockScan {
  scanDocuments: (
    pages: { filePath: string; url: string; type: 'docs' }[],
    config: StockConfig,
  ) => Promise<StockDocument[][]>;
}

interface StockBuild {
  buildIndex: (documents: StockDocument[][], config: StockConfig) => unknown[];
}

const UTILS = '@easyops-cn/docusaurus-search-local/dist/server/server/utils';

/** The configuration of the site when it used the stock theme. */
const CONFIG: StockConfig = {
  language: ['en', 'zh'],
  ignoreCssSelectors: DEFAULT_OPTIONS.ignoreCssSelectors,
  removeDefaultStopWordFilter: [],
};

/** Parses the built pages of a language with the stock indexer. */
export function scanPages(found: SearchedPage[], locale: SiteLocale): Promise<StockDocument[][]> {
  const { scanDocuments } = require(`${UTILS}/scanDocuments`) as StockScan;
  const pages = found.map(({ link: url }) => ({
    filePath: path.join(BUILD_DIR, `${url.slice(BASE.length)}.html`),
    url,
    type: 'docs' as const,
  }));
  if (!fs.existsSync(pages[0].filePath)) {
    throw new Error(
      `The build has no page for ${locale.id} at ${pages[0].filePath}. Build the site.`,
    );
  }
  return scanDocuments(pages, CONFIG);
}

/** Builds the index of the stock theme. */
export function stockIndex(documents: StockDocument[][]): unknown[] {
  const { buildIndex } = require(`${UTILS}/buildIndex`) as StockBuild;
  return buildIndex(documents, CONFIG);
}

/**
 * Collects the texts of each page by address, with those of its demos and API rows. They are read from the
 * built pages, so a bug of the measured index does not affect the expected results.
 */
export async function pageTexts(
  documents: StockDocument[][],
  found: SearchedPage[],
  locale: SiteLocale,
): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  const add = (page: string, text: string) =>
    texts.set(page, [...(texts.get(page) ?? []), text.toLowerCase()]);
  for (const { u, t } of documents.flat()) add(u, t);
  // Subtitles are in the page header, which the stock indexer ignores.
  for (const { path: page, frontmatter } of await pageMetadata(locale)) {
    if (frontmatter.subtitle) add(page, frontmatter.subtitle);
  }
  for (const { link: page, properties, demos } of found) {
    for (const { title, text, keywords } of demos) {
      for (const each of [title, text, ...keywords]) add(page, each);
    }
    for (const { title, text } of properties) add(page, `${title} ${text}`);
  }
  return texts;
}
