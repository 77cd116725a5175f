import path from 'node:path';
import { getPluginI18nPath } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedFiles, homesFile, pageOf } from './generatedModules';
import { mantineStyles } from './kits/mantine/styles';
import { demoTranslationFiles, translateDemos } from './i18n/translations';
import type { PluginOptions } from './options';
import { demoHomes, docPages, findPlacements } from './placements';
import { readDemos } from './readDemos';
import type { Demo, DemoListing } from './types';
import { demoChunks, demoData } from './demoChunks';
import { tryEdits } from './trial/tryEdits';
import { writeGenerated } from './writeGenerated';

export { validateOptions } from './options';

const PLUGIN_NAME = 'demos';

/** Live demos: read from their folder, rendered at build, brought to life in the page (see README). */
export default function demosPlugin(context: LoadContext, options: PluginOptions): Plugin<Demo[]> {
  const { siteDir } = context;
  const demosDir = path.join(siteDir, options.path);
  const generated = path.join(context.generatedFilesDir, PLUGIN_NAME, options.id);
  const messages = getPluginI18nPath({
    localizationDir: context.localizationDir,
    pluginName: PLUGIN_NAME,
    pluginId: options.id,
  });

  const tryChanged = tryEdits({ siteDir, generated });

  return {
    name: PLUGIN_NAME,

    getThemePath: () => './theme',

    // The lockfile, since a demo may wait for a package that is not installed yet.
    getPathsToWatch: () => [
      `${demosDir}/**/*`,
      `${messages}/**/*.json`,
      path.join(siteDir, options.lockfile),
    ],

    loadContent: () =>
      readDemos({ siteDir, demosDir, lockfile: path.join(siteDir, options.lockfile) }),

    getTranslationFiles: ({ content }) => demoTranslationFiles(content),

    translateContent: ({ content, translationFiles }) =>
      translateDemos(content, translationFiles, messages),

    async contentLoaded({ content }) {
      const files = await generatedFiles(content);
      files.set('kits/mantine.json', JSON.stringify(await mantineStyles(siteDir)));
      writeGenerated(files, generated);
      if (process.env.NODE_ENV === 'development') tryChanged(content);
    },

    async allContentLoaded({ allContent, actions }) {
      const demos = allContent[PLUGIN_NAME][options.id] as Demo[];
      const placements = findPlacements(
        docPages(allContent),
        demos.map((demo) => demo.id),
        siteDir,
      );
      const demoPages = `${context.baseUrl}~demos/`;
      for (const demo of demos) {
        actions.addRoute({
          path: `${demoPages}${demo.id}`,
          exact: true,
          component: '@theme/DemoPage',
          // One for all demos of a folder: each module has an entry in the tables that every page loads.
          modules: { demos: `@demos/pages/${pageOf(demo)}` },
        });
      }
      for (const page of new Set(demos.map(pageOf))) {
        const inFolder = demos.filter((demo) => pageOf(demo) === page);
        await actions.createData(homesFile(page), demoHomes(placements, inFolder));
      }
      const listings: DemoListing[] = demos.map(({ id, title, description, keywords }) => ({
        id,
        title,
        description,
        keywords,
        pages: (placements.get(id) ?? []).map(({ permalink }) => permalink),
      }));
      await actions.createData('demos.json', listings);
      if (process.env.NODE_ENV === 'development') {
        actions.addRoute({
          path: demoPages,
          exact: true,
          component: '@theme/DemoIndex',
          props: { demos: listings, demoPages },
        });
      }
    },

    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@demos': path.join(generated, isServer ? 'server' : 'client'),
          '@demo-kits': path.join(generated, 'kits'),
          '@mantine/core/styles.css$': path.join(__dirname, 'kits/mantine/adoptStyles.ts'),
          'react-style-singleton$': path.join(__dirname, 'kits/radix/styleSingleton.ts'),
        },
      },
      module: { rules: isServer ? [] : [demoData(generated)] },
      ...(!isServer && { optimization: { splitChunks: { cacheGroups: demoChunks } } }),
    }),
  };
}
