import { build } from 'esbuild';
import type { makeCollection } from '../../../plugins/search/engine/collection';
import type { search } from '../../../plugins/search/engine/search';
import { SITE_DIR } from '../../support/site';

/** The search engine of the site. */
export interface OwnEngine {
  makeCollection: typeof makeCollection;
  search: typeof search;
}

const ENTRY = `
export { makeCollection } from './plugins/search/engine/collection';
export { search } from './plugins/search/engine/search';
`;

/** Bundles the engine for production, as the site does: code transformed by tsx is slower. */
export async function ownEngine(): Promise<OwnEngine> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: SITE_DIR },
    bundle: true,
    write: false,
    minify: true,
    format: 'cjs',
    logLevel: 'error',
  });
  const module: { exports: Partial<OwnEngine> } = { exports: {} };
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
  return module.exports as OwnEngine;
}
