import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { WINDOW_SIZE } from '../../src/upstream/bundlerAliases';
import { emBreakpoints } from './breakpoints/emBreakpoints';
import { customize } from './configured/customize';
import { labelMessages, translateLabels } from './configured/labelTranslations';
import type { NavigationOptions } from './configured/options';
import { OTHER_ENDINGS } from './page-checks/fileProblems';
import { refuseFiles, refuseProblems, warnOfFiles } from './page-checks/refuseProblems';
import { navbarItems, type NavbarItem } from './navbarItems';
import { navigationPage, readPagePairs } from './navigationPages';
import { pagesMetadata } from './pagesMetadata';
import { arrangeSections } from './sections';

export { validateOptions } from './configured/options';

function loadedDocs(allContent: AllContent): LoadedContent['loadedVersions'][number] {
  const { default: docs } = allContent['docusaurus-plugin-content-docs'] ?? {};
  if (!docs) throw new Error('The navigation plugin needs the docs plugin. Add it to the site.');
  return (docs as LoadedContent).loadedVersions[0];
}

/** Sidebar, navbar and page metadata from front matter; see the README of this folder. */
export default function navigation(
  context: LoadContext,
  options: NavigationOptions,
): Plugin<NavigationOptions> {
  let configured: NavbarItem[] | undefined;
  return {
    name: 'navigation',
    getThemePath: () => './theme',
    getClientModules: () => [path.join(__dirname, 'sidebar/client.ts')],
    getPathsToWatch: () => [
      path.join(__dirname, '{breadcrumbs,contents,navbar,page-text,sidebar}/**/*.{ts,tsx}'),
      `docs/**/${OTHER_ENDINGS}`,
    ],
    configurePostCss: (postCss) => ({
      ...postCss,
      plugins: [...postCss.plugins, emBreakpoints],
    }),
    configureWebpack: () => ({
      resolve: {
        alias: { [WINDOW_SIZE]: path.join(__dirname, 'breakpoints/useWindowSize.ts') },
      },
    }),
    loadContent: () => options,
    getTranslationFiles: ({ content }) => labelMessages(content),
    translateContent: ({ content, translationFiles }) => translateLabels(content, translationFiles),
    async allContentLoaded({ allContent, actions }) {
      const loaded = loadedDocs(allContent);
      refuseFiles(context.siteDir, loaded);
      warnOfFiles(context.siteDir, loaded);
      const { docs, contentPath, sidebars } = loaded;
      const pairs = await readPagePairs(docs, contentPath);
      const pages = pairs.map(navigationPage);
      refuseProblems(context, pairs, pages, sidebars);
      const sections = arrangeSections(pages);

      const addresses = new Map(docs.map((doc) => [doc.id, doc.permalink]));
      const generated = navbarItems(sections, addresses, options.levels);
      const { navbar } = context.siteConfig.themeConfig as ThemeConfig;
      // Not read in the constructor: the theme may not yet have put its defaults into the items there.
      configured ??= navbar.items;
      navbar.items = [
        ...customize(generated, allContent.navigation.default as NavigationOptions, 'override'),
        ...configured,
      ];

      await actions.createData(
        'pages.json',
        pagesMetadata(context.siteDir, pairs, sections, options.remarkPlugins),
      );
    },
  };
}
