import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addressesOf } from './downloads';
import type { PluginOptions } from './options';
import { writeDownloads } from './writeDownloads';

/** Serves the packed library, and modules for pages without a bundler, below the base of the site. */
export default function libraryDownloads(
  { siteDir, i18n }: LoadContext,
  { library, onRegistry, isNewest }: PluginOptions,
): Plugin {
  const packageDir = path.resolve(siteDir, library);
  const { url, baseUrl } = i18n.localeConfigs[i18n.defaultLocale];
  return {
    name: 'library-downloads',
    async contentLoaded({ actions }) {
      const addresses = addressesOf({
        ...{ packageDir, onRegistry, isNewest },
        siteUrl: url + baseUrl,
      });
      await actions.createData('install.json', JSON.stringify({ package: addresses.package }));
    },
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await writeDownloads(packageDir, outDir);
    },
  };
}

export { validateOptions } from './options';
