import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { languageData } from '../../src/languages/languageData';
import { INDEX_FILE, stockReader } from '../../src/upstream/localSearch';
import { DemoRecords, PageRecords, PropertyRecords, readDataFile } from './indexing/dataFiles';
import { makeIndex } from './indexing/makeIndex';
import { joinSynonyms } from './indexing/synonyms';
import { routeEntries } from './indexing/routes';
import { writeIndex } from './indexing/writeIndex';
import type { SearchLanguage } from './languages/searchLanguage';
import type { PluginOptions } from './options';
import type { SearchGlobalData } from './searchIndex';

export { validateOptions } from './options';

const LANGUAGES = path.join(__dirname, 'languages');

/** The current language, and the default one, in which untranslated pages are shown. */
const searchLanguages = ({ currentLocale, defaultLocale }: LoadContext['i18n']) =>
  [...new Set([currentLocale, defaultLocale])].map(
    (locale) => languageData<SearchLanguage>(LANGUAGES, locale) ?? {},
  );

/** Searches the documentation in the current language; see the README of this folder. */
export default function search(context: LoadContext, options: PluginOptions): Plugin {
  const { baseUrl, generatedFilesDir, i18n } = context;
  const readBuiltPages = stockReader(context, options.ignoreCssSelectors);
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    // `write-translations` also looks for messages in the watched folders.
    getPathsToWatch: () => [path.join(__dirname, '{theme,client}/**/*.{ts,tsx}')],

    contentLoaded({ actions }) {
      const path = normalizeUrl([baseUrl, 'search']);
      actions.addRoute({ path, component: '@theme/SearchPage', exact: true });
      const isBuild = process.env.NODE_ENV === 'production';
      const data: SearchGlobalData = { indexUrl: isBuild ? `${baseUrl}${INDEX_FILE}` : null };
      actions.setGlobalData(data);
    },

    async postBuild(props) {
      const index = makeIndex({
        stock: await readBuiltPages(props),
        routes: routeEntries(props.routes, new Set(props.routesPaths), baseUrl),
        pages: await readDataFile(generatedFilesDir, options.data.pages, PageRecords),
        demos: await readDataFile(generatedFilesDir, options.data.demos, DemoRecords),
        properties: await readDataFile(generatedFilesDir, options.data.properties, PropertyRecords),
        siteTitle: props.siteConfig.title,
        synonyms: joinSynonyms(options.synonyms, i18n.currentLocale),
        languages: searchLanguages(i18n),
        checkedLists: i18n.currentLocale === i18n.defaultLocale ? options.synonyms : {},
        facets: options.facets,
        ignoreSections: options.ignoreSections,
        headingsOnly: options.headingsOnly,
        baseUrl,
      });
      await writeIndex(index, baseUrl, props.outDir);
    },
  };
}
