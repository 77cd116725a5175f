import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rewritePage } from '../../src/postBuild/rewritePage';
import { TRANSLATE } from '../../src/upstream/bundlerAliases';
import { configuredLinkProblems, type ConfiguredLinks } from './configuredLinks';
import { devServerSettings } from './language/devProxy';
import { localeHomes } from './language/localeHomes';
import {
  loadOtherLanguages,
  otherLanguagesFiles,
  type OtherLanguages,
} from './language/otherLanguages';
import { writeMovedScripts } from './moved-sections/writeMovedScripts';
import { notFoundScript } from './not-found/headScript';
import type { PluginOptions } from './options';
import { loadedPages, redirectProblems } from './redirect-pages/redirectProblems';
import { writeRedirectPages } from './redirect-pages/writeRedirectPages';
import { robotsTxt } from './search-engines/robots';
import { withHeadScript } from './withHeadScript';

const here = (file: string) => path.join(__dirname, file);
const DECODE = here('../../src/components/addresses/decode.ts');

/** Every address leads to a page, in the reader's language; see the README of this folder. */
export default function addresses(
  context: LoadContext,
  { redirects }: PluginOptions,
): Plugin<OtherLanguages> {
  const { i18n, baseUrl } = context;
  return {
    name: 'addresses',
    loadContent: async () => loadOtherLanguages(context),
    contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
    allContentLoaded({ allContent }) {
      const pages = loadedPages(allContent, baseUrl);
      const { siteDir, siteConfig } = context;
      const theme = siteConfig.themeConfig as ConfiguredLinks;
      const problems = [
        ...redirectProblems(redirects, pages, siteDir),
        ...configuredLinkProblems({ siteDir, baseUrl, theme }, pages),
      ];
      if (problems.length) throw new Error(problems.join('\n'));
    },
    getThemePath: () => './theme',
    getClientModules: () => [here('language/client.ts')],
    // Watched folders are also where write-translations looks for messages.
    getPathsToWatch: () => [here('**/*.tsx'), ...otherLanguagesFiles(context)],
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      resolve: { alias: { [TRANSLATE]: here('translation-layer/Translate.tsx') } },
      plugins: [
        // The router, Docusaurus and the classic theme throw at a malformed address.
        new currentBundler.instance.ProvidePlugin({
          decodeURI: [DECODE, 'decodeAddress'],
          decodeURIComponent: [DECODE, 'decodeAddressPart'],
        }),
      ],
      devServer: devServerSettings(baseUrl),
    }),
    async postBuild(site) {
      const { outDir } = site;
      await writeRedirectPages(site, redirects);
      await writeMovedScripts(site);
      const notFound = path.join(outDir, '404.html');
      await rewritePage(notFound, (html) =>
        withHeadScript(html, notFoundScript(localeHomes(i18n))),
      );
      if (i18n.currentLocale === i18n.defaultLocale) {
        await fs.writeFile(path.join(outDir, 'robots.txt'), robotsTxt(i18n));
      }
    },
  };
}

export { validateOptions } from './options';
