import path from 'node:path';
import type { DocMetadataBase, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { WINDOW_SIZE } from '../../src/upstream/bundlerAliases';
import { emBreakpoints } from './breakpoints/emBreakpoints';
import { customize } from './configured/customize';
import { labelMessages, translateLabels } from './configured/labelTranslations';
import type { NavigationOptions } from './configured/options';
import { readPage } from '../../src/mdx/parsePage';
import { alertProblems } from './page-checks/alertProblems';
import { codeProblems } from './page-checks/codeProblems';
import { headingProblems } from './page-checks/headingProblems';
import { linkProblems } from './page-checks/linkProblems';
import { placeProblems } from './page-checks/placeProblems';
import { titleProblems } from './page-checks/titleProblems';
import { navbarItems, type NavbarItem } from './navbarItems';
import { navigationPage, readPagePairs, type PagePair } from './navigationPages';
import { pagesMetadata } from './pagesMetadata';
import { arrangeSections, type NavigationPage } from './sections';

export { validateOptions } from './configured/options';

function loadedDocs(allContent: AllContent): LoadedContent['loadedVersions'][number] {
  const { default: docs } = allContent['docusaurus-plugin-content-docs'] ?? {};
  if (!docs) throw new Error('The navigation plugin needs the docs plugin. Add it to the site.');
  return (docs as LoadedContent).loadedVersions[0];
}

/** Stops at everything that is wrong in pages and can be seen without a build, all of it at once. */
function refuseProblems(
  { siteDir, baseUrl, i18n }: LoadContext,
  pairs: PagePair<DocMetadataBase>[],
  pages: NavigationPage[],
): void {
  // A page that is shown in English may lead to a heading that a translation does not have yet.
  const anchors = i18n.currentLocale === i18n.defaultLocale;
  const pagePaths = pairs.map(({ doc }) => `/${doc.permalink.slice(baseUrl.length)}`);
  const inPages = pairs.flatMap(({ file, local }) => {
    const page = readPage(path.join(siteDir, file));
    const { tree } = page;
    return [
      ...titleProblems(local, file),
      ...headingProblems(tree, file),
      ...alertProblems(page, file),
      ...codeProblems(page, file),
      ...linkProblems({ siteDir, file, tree, anchors, pages: pagePaths }),
    ];
  });
  const permalinks = pairs.map(({ doc }) => doc.permalink);
  const placed = pages.map((page, index) => ({ ...page, permalink: permalinks[index] }));
  const problems = [...inPages, ...placeProblems(placed)];
  if (problems.length) throw new Error(problems.join('\n'));
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
      const { docs, contentPath } = loadedDocs(allContent);
      const pairs = await readPagePairs(docs, contentPath);
      const pages = pairs.map(navigationPage);
      refuseProblems(context, pairs, pages);
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
