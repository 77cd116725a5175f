import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { slimData, type SlimData } from './client-data/slimData';
import { refuseHeavyImages } from './heavyImages';
import { writeSectionScripts } from './route-sections/writeSectionScripts';
import {
  COMPONENT_CREATOR,
  LOADING_BAR,
  PRELOAD,
  RENDER_ROUTES,
} from '../../src/upstream/bundlerAliases';
import { addsChunkNames } from '../../src/upstream/bundlerPlugins';
import { CLIENT_MANIFEST, scriptOf, type ClientManifest } from '../../src/upstream/generatedData';
import { dropServerChunks } from '../../src/upstream/serverChunks';

/** Time after which a chunk counts as failed (ms). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** By number: with names, the table of all chunks, which every page loads, is twice as large. */
const CHUNK_FILE = 'assets/js/[id].[contenthash:8].js';

const here = (file: string) => path.join(__dirname, file);

/** Loading of pages and their files; see the README of this folder. */
export default function pageLoading(context: LoadContext): Plugin {
  let data: SlimData | undefined;

  return {
    name: 'page-loading',
    getThemePath: () => './theme',
    getClientModules: () => [here('chunk-recovery/client.ts'), here('preload/client.ts')],
    async postBuild({ outDir, baseUrl }) {
      dropServerChunks(outDir);
      refuseHeavyImages(outDir);
      // Only a build needs the CSS parser.
      const { writeStylesheets } = await import('./stylesheets/writeStylesheets');
      await writeStylesheets(outDir);
      const manifest = path.join(context.generatedFilesDir, CLIENT_MANIFEST);
      const built = JSON.parse(fs.readFileSync(manifest, 'utf8')) as ClientManifest;
      const scripts = data!.sections.map((section) => ({
        section,
        src: scriptOf(built, section.name),
      }));
      await writeSectionScripts(scripts, outDir, baseUrl);
    },
    // `write-translations` also looks for messages in watched paths.
    getPathsToWatch: () => [here('**/*.tsx')],
    configureWebpack: ({ mode, plugins = [] }, isServer, { currentBundler }) => {
      const isClientBuild = mode === 'production' && !isServer;
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      if (isClientBuild) data = slimData(context);
      const clientPlugins = () => [
        ...plugins.filter((plugin) => !addsChunkNames(plugin)),
        ...data!.replaced.map(
          ({ request, file }) => new NormalModuleReplacementPlugin(request, file),
        ),
      ];
      return {
        mergeStrategy: { plugins: 'replace' },
        output: {
          chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
          ...(isClientBuild && { chunkFilename: CHUNK_FILE }),
        },
        plugins: isClientBuild ? clientPlugins() : plugins,
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
            [PRELOAD]: here('route-sections/preload.ts'),
            [RENDER_ROUTES]: here('route-sections/renderRoutes.tsx'),
            ...(isClientBuild && { [here('route-sections/sections.ts')]: data!.loaders }),
          },
        },
      };
    },
  };
}
