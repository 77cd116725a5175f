import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';

/** Entries of a result that the stock engine gives, as far as they are read here. */
interface StockResult {
  document: { u: string };
}

interface StockWorker {
  search: (
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ) => Promise<StockResult[]>;
}

const PACKAGE = '@easyops-cn/docusaurus-search-local/dist/client';

/** What the stock plugin generates into the site, for a bilingual index. */
const CONSTANTS = `
import lunr from 'lunr';
require('lunr-languages/lunr.stemmer.support')(lunr);
require('${PACKAGE}/shared/lunrLanguageZh').lunrLanguageZh(lunr);
require('lunr-languages/lunr.multi')(lunr);
export const removeDefaultStopWordFilter = [];
export const language = ['en', 'zh'];
export const searchIndexUrl = 'search-index.json';
export const searchResultLimits = 8;
export const fuzzyMatchingDistance = 1;
`;

/** Stands in for what the site gives the worker: its constants, and a channel to the page. */
const siteModules: Plugin = {
  name: 'site-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@generated\/|^comlink$/ }, ({ path }) => ({ path, namespace: 'site' }));
    onLoad({ filter: /.*/, namespace: 'site' }, ({ path }) => ({
      contents: path === 'comlink' ? 'export const expose = () => {};' : CONSTANTS,
      resolveDir: __dirname,
    }));
  },
};

/**
 * Runs the worker of the stock theme, as it is, over an index.
 *
 * @param index what the stock plugin writes
 * @returns finds the addresses of the pages for a query, best first
 */
export async function stockEngine(index: unknown): Promise<(query: string) => Promise<string[]>> {
  const entry = require.resolve(`${PACKAGE}/client/theme/worker.js`);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    plugins: [siteModules],
  });
  const exported: { SearchWorker?: new () => StockWorker } = {};
  const origin = 'http://localhost';
  const fetchIndex = () => Promise.resolve({ json: () => Promise.resolve(structuredClone(index)) });
  const run = new Function(
    'exports',
    'module',
    'require',
    'fetch',
    'location',
    outputFiles[0].text,
  );
  const module = { exports: exported };
  run(exported, module, createRequire(entry), fetchIndex, { origin });
  const { SearchWorker } = module.exports;
  if (!SearchWorker) throw new Error('The stock worker exports no SearchWorker any more.');
  const worker = new SearchWorker();
  return async (query) => {
    const results = await worker.search('/', '', query, 1000);
    return [...new Set(results.map(({ document }) => document.u))];
  };
}
