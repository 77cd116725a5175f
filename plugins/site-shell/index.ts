import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeHomes } from './language/localeHomes';
import { notFoundScript, withHeadScript } from './not-found/headScript';
import type { PluginOptions } from './options';
import { writeRedirectPages } from './redirect-pages/writeRedirectPages';
import { robotsTxt } from './search-engines/robots';
import { loadShellData, shellDataFiles, type ShellData } from './shellData';
import { shellBundleSettings } from './shellBundleSettings';

/** The frame around every page; see the README of this folder. */
export default function siteShell(
  context: LoadContext,
  { redirects }: PluginOptions,
): Plugin<ShellData> {
  return {
    name: 'site-shell',
    loadContent: () => loadShellData(context),
    contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
    getThemePath: () => './theme',
    getClientModules: () =>
      ['chunk-recovery', 'preload', 'language'].map((concern) =>
        path.join(__dirname, concern, 'client.ts'),
      ),
    // Watched folders are also where write-translations looks for messages.
    getPathsToWatch: () => [path.join(__dirname, '**/*.tsx'), ...shellDataFiles(context)],
    configureWebpack: (_config, _isServer, utils) => shellBundleSettings(context, utils),
    async postBuild(site) {
      const { outDir } = site;
      await writeRedirectPages(site, redirects);
      const notFound = path.join(outDir, '404.html');
      const script = notFoundScript(localeHomes(context.i18n));
      const html = await fs.readFile(notFound, 'utf8');
      await fs.writeFile(notFound, withHeadScript(html, script));
      if (context.i18n.currentLocale === context.i18n.defaultLocale) {
        await fs.writeFile(path.join(outDir, 'robots.txt'), robotsTxt(context.i18n));
      }
    },
  };
}

export { validateOptions } from './options';
