import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { COMPONENT_CREATOR, LOADING_BAR } from '../../src/upstream/bundlerAliases';

/** A chunk that has not come after this time has failed (ms). */
const CHUNK_LOAD_TIMEOUT = 120_000;

const here = (file: string) => path.join(__dirname, file);

/** How pages and their files arrive; see the README of this folder. */
export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    getThemePath: () => './theme',
    getClientModules: () => [here('chunk-recovery/client.ts'), here('preload/client.ts')],
    // Watched folders are also where write-translations looks for messages.
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
