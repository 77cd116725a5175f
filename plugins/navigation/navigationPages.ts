import fs from 'node:fs/promises';
import path from 'node:path';
import type { DocMetadataBase } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readPageFrontMatter, type PageFrontMatter } from './frontMatter';
import { problemIn } from './frontMatterProblem';
import type { NavigationPage } from './sections';

/** What is read of Docusaurus's metadata of a doc. */
export type NavigationDoc = Pick<
  DocMetadataBase,
  'id' | 'frontMatter' | 'source' | 'sourceDirName'
>;

/** The front matter of a page in the language at hand and in English. */
export interface PagePair<Doc extends NavigationDoc = NavigationDoc> {
  doc: Doc;
  /** Source file of the page, relative to the site. */
  file: string;
  local: PageFrontMatter;
  english: PageFrontMatter;
  /** Whether the file is a translation, and not the English page. */
  isTranslated: boolean;
}

async function readFrontMatter(filePath: string): Promise<PageFrontMatter> {
  const fileContent = await fs.readFile(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return readPageFrontMatter(frontMatter, filePath);
}

/**
 * Reads each page's front matter next to that of its English page; nothing of a page whose own or English one has
 * a problem, which stops the site later.
 *
 * @param docs pages of one language; Docusaurus loads only those with an English page
 * @param contentPath absolute path of the English pages
 */
export function readPagePairs<Doc extends NavigationDoc>(
  docs: Doc[],
  contentPath: string,
): Promise<PagePair<Doc>[]> {
  return Promise.all(
    docs.map(async (doc) => {
      const file = aliasedSitePathToRelativePath(doc.source);
      const original = path.join(contentPath, doc.sourceDirName, path.basename(doc.source));
      const isTranslated = !original.endsWith(path.normalize(`/${file}`));
      if (problemIn({ ...doc.frontMatter })) {
        return { doc, file, local: {}, english: {}, isTranslated };
      }
      const local = readPageFrontMatter({ ...doc.frontMatter }, file);
      return { doc, file, local, english: await readFrontMatter(original), isTranslated };
    }),
  );
}

/**
 * Takes keys and order from the English page and titles from the language's own, if it has them, so
 * that no translation can change the structure, and none is needed for it.
 */
export function navigationPage(pair: PagePair): NavigationPage {
  const { doc, file, local, english, isTranslated } = pair;
  return {
    id: doc.id,
    order: english.order,
    group: english.group && {
      key: english.group.title,
      title: local.group?.title,
      order: english.group.order,
    },
    nav: english.nav && {
      title: local.nav?.title,
      englishTitle: english.nav.title,
      order: english.nav.order,
    },
    file,
    isTranslated,
  };
}
