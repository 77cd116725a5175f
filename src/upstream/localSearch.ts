// Runs in Node: what @easyops-cn/docusaurus-search-local extracts from the prerendered pages. Its hook is in
// @easyops-cn/docusaurus-search-local/dist/server/server/utils/postBuildFactory.js, and calls
// @easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos.js for the pages and
// @easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js for their documents.
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, Props } from '@docusaurus/types';
import type { PluginOptions as StockOptions } from '@easyops-cn/docusaurus-search-local';

/** Name of the file that readers load, next to the home page of each language. */
export const INDEX_FILE = 'search-index.json';

/** An entry of the lists that @easyops-cn/docusaurus-search-local 0.55 reads. */
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

type StockList = StockDocument[];

/** A page to read; what else is in it is only handed on. */
type StockPage = object;

interface StockModules {
  index: {
    validateOptions: (args: {
      options: StockOptions;
      validate: (schema: Joi.ObjectSchema<StockOptions>, options: StockOptions) => StockOptions;
    }) => StockOptions;
  };
  processPluginOptions: {
    processPluginOptions: (options: StockOptions, context: LoadContext) => object;
  };
  processDocInfos: {
    processDocInfos: (site: Props, config: object) => { outDir: string; paths: StockPage[] }[];
  };
  scanDocuments: {
    scanDocuments: (pages: StockPage[], config: object) => Promise<StockList[]>;
  };
}

const PACKAGE = '@easyops-cn/docusaurus-search-local';

/** Loads a module of the package; its type declarations have none of these functions. */
const stockModule = <Name extends keyof StockModules>(name: Name): StockModules[Name] =>
  require(name === 'index' ? PACKAGE : `${PACKAGE}/dist/server/server/utils/${name}`) as never;

const adapt = (problem: string) =>
  `${PACKAGE} ${problem}. Adapt src/upstream/localSearch.ts to the installed version.`;

/** Pages that are read at the same time: each of them is in memory as a whole. */
const AT_ONCE = 40;

/**
 * Names the lists of documents.
 *
 * @throws Error if they are not the five lists of version 0.55
 */
export function stockLists(lists: StockList[]): StockLists {
  if (lists.length !== LISTS.length || !lists.every(Array.isArray)) {
    throw new Error(adapt('does not read five lists of documents'));
  }
  return Object.fromEntries(LISTS.map((name, place) => [name, lists[place]])) as StockLists;
}

/** Reads pages, some at a time, into lists of their documents. */
async function readPages(pages: StockPage[], config: object): Promise<StockLists> {
  const { scanDocuments } = stockModule('scanDocuments');
  const read: StockLists[] = [];
  for (let first = 0; first < pages.length; first += AT_ONCE) {
    read.push(stockLists(await scanDocuments(pages.slice(first, first + AT_ONCE), config)));
  }
  return stockLists(LISTS.map((name) => read.flatMap((lists) => lists[name])));
}

/**
 * Makes @easyops-cn/docusaurus-search-local read the built pages.
 *
 * Its parts are called instead of its hook, which reads all pages at once and goes on to build a separate index that
 * no page loads. Its theme is not used either.
 *
 * @param context context of the running build
 * @param ignoreCssSelectors parts of the pages to skip
 * @returns a function that reads the pages of a finished build
 */
export function stockReader(
  context: LoadContext,
  ignoreCssSelectors: string[],
): (props: Props) => Promise<StockLists> {
  const options = stockModule('index').validateOptions({
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
  const config = stockModule('processPluginOptions').processPluginOptions(options, context);
  return async (props) => {
    const versions = stockModule('processDocInfos').processDocInfos(props, config);
    const own = versions.find(({ outDir }) => outDir === props.outDir);
    if (!own) throw new Error(adapt(`finds no version of the pages in ${props.outDir}`));
    return readPages(own.paths, config);
  };
}
