import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { writeDownloads } from './writeDownloads';

/** Serves the packed library, and modules for pages without a bundler, below the base of the site. */
export default function libraryDownloads(
  { siteDir, i18n }: LoadContext,
  { library }: PluginOptions,
): Plugin {
  return {
    name: 'library-downloads',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await writeDownloads(path.resolve(siteDir, library), outDir);
    },
  };
}

export { validateOptions } from './options';
