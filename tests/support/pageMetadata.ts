import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import remarkDownloads from '../../plugins/library-downloads/remarkDownloads';
import {
  readEnglishPages,
  readTranslatedPages,
} from '../../plugins/translation-status/review/pageFolder';
import { navigationPage, readPagePairs } from '../../plugins/navigation/navigationPages';
import type { PageMetadata } from '../../plugins/navigation/pageMetadata';
import { pagesMetadata } from '../../plugins/navigation/pagesMetadata';
import { arrangeSections } from '../../plugins/navigation/sections';
import { BASE, SITE_DIR, type SiteLocale } from './site';

/**
 * Makes the metadata of all pages of a language from their sources, as the navigation plugin does in a
 * build; the time of the last update is not in it.
 */
export async function pageMetadata({ id: locale, prefix }: SiteLocale): Promise<PageMetadata[]> {
  const english = readEnglishPages(SITE_DIR);
  const { name, pages } = prefix ? readTranslatedPages(SITE_DIR, locale) : english;
  const docs = Object.entries(pages).map(async ([file, fileContent]) => {
    const id = file.replace('.mdx', '');
    const parsed = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
    return {
      id,
      source: `@site/${name}/${file}`,
      sourceDirName: path.dirname(file),
      permalink: BASE + prefix + id,
      lastUpdatedAt: undefined,
      frontMatter: parsed.frontMatter,
    };
  });
  const folder = path.join(SITE_DIR, english.name);
  const pairs = await readPagePairs(await Promise.all(docs), folder);
  const downloads = {
    packageDir: path.join(SITE_DIR, 'packages/bindform'),
    siteUrl: `https://example.org${BASE}`,
    onRegistry: false,
    isNewest: true,
  };
  return pagesMetadata(SITE_DIR, pairs, arrangeSections(pairs.map(navigationPage)), [
    [remarkDownloads, downloads],
  ]);
}
