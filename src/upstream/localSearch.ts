// Runs in Node: what @easyops-cn/docusaurus-search-local extracts from the prerendered pages. Its hook and its
// format are defined in @easyops-cn/docusaurus-search-local/dist/server/server/utils/postBuildFactory.js; the
// file's name in @easyops-cn/docusaurus-search-local/dist/server/server/utils/generate.js.
import fs from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { PluginOptions as StockOptions } from '@easyops-cn/docusaurus-search-local';

/** Name of the file that readers load, next to the home page of each language. */
export const INDEX_FILE = 'search-index.json';

/** An entry of the lists that @easyops-cn/docusaurus-search-local 0.55 writes. */
export interface StockDocument {
  /** Id; for a page title, the id of the page. */
  i: number;
  /** Text. */
  t: string;
  /** Address of the page, base path included. */
  u: string;
  /** Anchor with `#`, or empty. */
  h?: string;
  /** Id of the page's title. */
  p?: number;
  /** Title of the section that a content belongs to. */
  s?: string;
}

const LISTS = ['titles', 'headings', 'descriptions', 'keywords', 'contents'] as const;

/** The extracted content of all pages of a language. */
export type StockLists = Record<(typeof LISTS)[number], StockDocument[]>;

interface StockModule {
  default: (context: LoadContext, options: StockOptions) => Plugin;
  validateOptions: (args: {
    options: StockOptions;
    validate: (schema: Joi.ObjectSchema<StockOptions>, options: StockOptions) => StockOptions;
  }) => StockOptions;
}

/**
 * Names the lists of a stock index.
 *
 * @throws Error if the file does not have the format of version 0.55
 */
export function stockLists(index: { documents: StockDocument[] }[]): StockLists {
  if (index.length !== LISTS.length || index.some(({ documents }) => !Array.isArray(documents))) {
    throw new Error(
      'The search index of @easyops-cn/docusaurus-search-local is not made of five lists of documents. Adapt src/upstream/localSearch.ts to the installed version.',
    );
  }
  return Object.fromEntries(
    LISTS.map((name, place) => [name, index[place].documents]),
  ) as StockLists;
}

/**
 * Makes @easyops-cn/docusaurus-search-local read the built pages and write its index.
 *
 * Its theme is not used: it is called from here instead of being loaded as a plugin, since Docusaurus runs all
 * `postBuild` hooks concurrently, and ours depends on its output.
 *
 * @param context context of the running build
 * @param ignoreCssSelectors parts of the pages to skip
 * @returns a function that reads the pages of a finished build
 */
export function stockIndexer(
  context: LoadContext,
  ignoreCssSelectors: string[],
): (props: Props & { content: unknown }) => Promise<StockLists> {
  // Its type declarations do not include the functions.
  const stock = require('@easyops-cn/docusaurus-search-local') as StockModule;
  const options = stock.validateOptions({
    options: {
      docsRouteBasePath: '/',
      indexBlog: false,
      indexPages: false,
      ignoreCssSelectors,
      // `noIndex` is meant for other search engines: an earlier version is still searched on its own site.
      forceIgnoreNoIndex: context.siteConfig.noIndex,
    },
    validate: (schema, given) => Joi.attempt(given, schema),
  });
  const plugin = stock.default(context, options);
  return async (props) => {
    await plugin.postBuild?.({ ...props, head: {}, routesBuildMetadata: {} });
    const text = await fs.readFile(path.join(props.outDir, INDEX_FILE), 'utf8');
    return stockLists(JSON.parse(text) as { documents: StockDocument[] }[]);
  };
}
