import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { DemoRecords, PropertyRecords, readDataFile } from './indexing/dataFiles';
import { makeIndex, type PageFacts } from './indexing/makeIndex';
import type { NavbarItem } from './indexing/navSections';
import { routeEntries } from './indexing/routes';
import { INDEX_FILE, stockIndexer } from './indexing/stockPlugin';
import type { PluginOptions } from './options';
import type { SearchGlobalData } from './searchIndex';

export { validateOptions } from './options';

interface DocsContent {
  loadedVersions: { docs: PageFacts[] }[];
}

/** Search over the documentation of the current language; see the README of this folder. */
export default function search(context: LoadContext, options: PluginOptions): Plugin {
  const { baseUrl, generatedFilesDir, i18n } = context;
  const readBuiltPages = stockIndexer(context, options.ignoreCssSelectors);
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    // Watched folders are also where write-translations looks for messages.
    getPathsToWatch: () => [path.join(__dirname, '{theme,client}/**/*.{ts,tsx}')],

    contentLoaded({ actions }) {
      const path = normalizeUrl([baseUrl, 'search']);
      actions.addRoute({ path, component: '@theme/SearchPage', exact: true });
      const isBuild = process.env.NODE_ENV === 'production';
      const data: SearchGlobalData = { indexUrl: isBuild ? `${baseUrl}${INDEX_FILE}` : null };
      actions.setGlobalData(data);
    },

    async postBuild(props) {
      const docs = props.plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
      const { loadedVersions = [] } = (docs?.content ?? {}) as Partial<DocsContent>;
      const navbar = props.siteConfig.themeConfig.navbar as { items?: NavbarItem[] } | undefined;
      const index = makeIndex({
        stock: await readBuiltPages(props),
        facts: loadedVersions.flatMap((version) => version.docs),
        navbarItems: navbar?.items ?? [],
        routes: routeEntries(props.routes, new Set(props.routesPaths), baseUrl),
        demos: await readDataFile(generatedFilesDir, options.data.demos, DemoRecords),
        properties: await readDataFile(generatedFilesDir, options.data.properties, PropertyRecords),
        synonyms: options.synonyms,
        hasPinyin: i18n.currentLocale.startsWith('zh'),
      });
      await fs.writeFile(path.join(props.outDir, INDEX_FILE), JSON.stringify(index));
    },
  };
}
