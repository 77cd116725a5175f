import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readLibrary, type LibraryFiles } from './libraryFiles';
import type { PluginOptions } from './options';

/** Opens demos in online editors; the built library is kept ready for the projects it makes. */
export default function onlineEditors(
  context: LoadContext,
  options: PluginOptions,
): Plugin<LibraryFiles> {
  const packageDir = path.resolve(context.siteDir, options.library);
  return {
    name: 'online-editors',
    getThemePath: () => './theme',
    getPathsToWatch: () => [`${packageDir}/dist/**`],
    loadContent: () => readLibrary(packageDir),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('library.json', content);
    },
  };
}

export { validateOptions } from './options';
