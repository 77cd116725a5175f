import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { OfflineStub } from './build/stub';
import { MANIFEST, OFFLINE_PAGE } from './offlineFiles';
import type { PluginOptions } from './options';

export { validateOptions } from './options';

/** What the plugin's components know of the site (Docusaurus's global data). */
export interface OfflineData {
  enabled: boolean;
  /** Path of the site, with both slashes, which the service worker controls. */
  root: string;
  /** Paths of the languages, with both slashes, and their names. */
  languages: { base: string; label: string }[];
}

/** Lets readers keep the pages of their language for reading offline; see the README of this folder. */
export default function offline(
  { baseUrl, i18n }: LoadContext,
  { enabled }: PluginOptions,
): Plugin {
  const root = i18n.localeConfigs[i18n.defaultLocale].baseUrl;
  return {
    name: 'offline',
    getThemePath: () => './theme',
    getPathsToWatch: () => [path.join(__dirname, '{theme,client}/**/*.{ts,tsx}')],
    contentLoaded({ actions }) {
      const languages = i18n.locales.map((locale) => {
        const { baseUrl: base, label } = i18n.localeConfigs[locale];
        return { base, label };
      });
      actions.setGlobalData({ enabled, root, languages } satisfies OfflineData);
      const page = { path: baseUrl + OFFLINE_PAGE, component: '@theme/OfflinePage', exact: true };
      if (enabled) actions.addRoute(page);
    },
    async postBuild({ outDir }) {
      // Other plugins write files at the same time, so `build/` lists them once all are done.
      const stub: OfflineStub = { enabled };
      await fs.writeFile(path.join(outDir, MANIFEST), JSON.stringify(stub));
    },
  };
}
