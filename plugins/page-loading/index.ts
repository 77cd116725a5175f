import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { COMPONENT_CREATOR, LOADING_BAR } from '../../src/upstream/bundlerAliases';

/** Time after which a chunk counts as failed (ms). */
const CHUNK_LOAD_TIMEOUT = 120_000;

const here = (file: string) => path.join(__dirname, file);

/** Loading of pages and their files; see the README of this folder. */
export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    getThemePath: () => './theme',
    getClientModules: () => [here('chunk-recovery/client.ts'), here('preload/client.ts')],
    async postBuild({ outDir }) {
      // Only a build needs the CSS parser.
      const { writeStylesheets } = await import('./stylesheets/writeStylesheets');
      await writeStylesheets(outDir);
    },
    // `write-translations` also looks for messages in watched paths.
    getPathsToWatch: () => [here('**/*.tsx')],
    configureWebpack: () => ({
      output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT },
      resolve: {
        alias: {
          [LOADING_BAR]: here('loading-bar/client.ts'),
          [COMPONENT_CREATOR]: here('route-chunks/ComponentCreator.ts'),
        },
      },
    }),
  };
}
