import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

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
          [require.resolve('@docusaurus/theme-classic/lib/nprogress')]:
            here('loading-bar/client.ts'),
          '@docusaurus/ComponentCreator': here('route-chunks/ComponentCreator.ts'),
        },
      },
    }),
  };
}
