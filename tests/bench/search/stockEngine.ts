import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';

/** The part of a result of the stock engine that is used here. */
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

/** The module that the stock plugin generates for a bilingual index. */
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

/** Replaces the modules that the site provides to the worker: its constants and comlink. */
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
 * Runs the unmodified worker of the stock theme on an index.
 *
 * @param index the index in the format of the stock plugin
 * @returns a search function that resolves to the addresses of pages, best first
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
