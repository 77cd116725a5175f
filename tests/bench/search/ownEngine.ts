import { build } from 'esbuild';
import type { search } from '../../../plugins/search/engine/search';
import type { wholeCollection } from '../../../plugins/search/wholeCollection';
import { SITE_DIR } from '../../support/site';

/** The search engine of the site. */
export interface OwnEngine {
  wholeCollection: typeof wholeCollection;
  search: typeof search;
}

const ENTRY = `
export { wholeCollection } from './plugins/search/wholeCollection';
export { search } from './plugins/search/engine/search';
`;

/** Bundles the engine for production, as the site does: code transformed by tsx is slower. */
export async function ownEngine(): Promise<OwnEngine> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: SITE_DIR },
    bundle: true,
    write: false,
    minify: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  const module: { exports: Partial<OwnEngine> } = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(
    module,
    module.exports,
    require,
  );
  return module.exports as OwnEngine;
}
