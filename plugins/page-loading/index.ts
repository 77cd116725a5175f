import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { slimData } from './client-data/slimData';
import { refuseHeavyImages } from './heavyImages';
import { COMPONENT_CREATOR, LOADING_BAR } from '../../src/upstream/bundlerAliases';

/** Time after which a chunk counts as failed (ms). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** By number: with names, the table of all chunks, which every page loads, is twice as large. */
const CHUNK_FILE = 'assets/js/[id].[contenthash:8].js';

const here = (file: string) => path.join(__dirname, file);

/** Loading of pages and their files; see the README of this folder. */
export default function pageLoading(context: LoadContext): Plugin {
  return {
    name: 'page-loading',
    getThemePath: () => './theme',
    getClientModules: () => [here('chunk-recovery/client.ts'), here('preload/client.ts')],
    async postBuild({ outDir }) {
      refuseHeavyImages(outDir);
      // Only a build needs the CSS parser.
      const { writeStylesheets } = await import('./stylesheets/writeStylesheets');
      await writeStylesheets(outDir);
    },
    // `write-translations` also looks for messages in watched paths.
    getPathsToWatch: () => [here('**/*.tsx')],
    configureWebpack: ({ mode }, isServer, { currentBundler }) => {
      const isClientBuild = mode === 'production' && !isServer;
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        output: {
          chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
          ...(isClientBuild && { chunkFilename: CHUNK_FILE }),
        },
        plugins: (isClientBuild ? slimData(context) : []).map(
          ({ request, file }) => new NormalModuleReplacementPlugin(request, file),
        ),
        module: {
          rules: [
            {
              include: path.dirname(require.resolve('@docusaurus/utils-common/package.json')),
              resolve: { alias: { tslib: here('route-chunks/importDefault.ts') } },
            },
          ],
        },
        resolve: {
          alias: {
            [LOADING_BAR]: here('loading-bar/client.ts'),
            [COMPONENT_CREATOR]: here('route-chunks/ComponentCreator.ts'),
          },
        },
      };
    },
  };
}
