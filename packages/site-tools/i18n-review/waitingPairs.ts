import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readPageFrontMatter } from '../../../plugins/navigation/frontMatter';
import { arrangeSections } from '../../../plugins/navigation/sections';
import {
  readEnglishPages,
  readTranslatedPages,
  type PageFolder,
} from '../../../plugins/translation-status/review/pageFolder';
import { pageOutline } from '../../../plugins/translation-status/review/pageOutline';
import {
  currentHashes,
  waitingBlocks,
  type ReviewState,
} from '../../../plugins/translation-status/review/review';
import { readReviewLock } from '../../../plugins/translation-status/review/reviewLock';

/** Used instead of a section id: the page has no translation, so no section can be reviewed. */
export const WHOLE_PAGE = '';

/** A block that needs a review, in both languages. */
export interface WaitingPair {
  /** Page without extension: `intro/vaild`. */
  page: string;
  /** Id of the heading, `opening`, or {@link WHOLE_PAGE}. */
  section: string;
  state: ReviewState;
  /** The English block; headings have their ids. */
  english: string;
  /** The translated block; undefined if it does not exist. */
  translated: string | undefined;
  /** File and line of the translated block; only the file if the block is missing. */
  place: string;
}

const fileOf = (folder: PageFolder, page: string) =>
  [`${page}.mdx`, `${page}.md`].find((file) => file in folder.pages) ?? `${page}.mdx`;

/** Ids of the pages in the order of the navigation. */
async function navigationOrder(english: PageFolder): Promise<string[]> {
  const pages = await Promise.all(
    Object.entries(english.pages).map(async ([file, fileContent]) => {
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
      const { order, group, nav } = readPageFrontMatter(frontMatter, file);
      const id = file.replace(/\.mdx?$/, '');
      return {
        id,
        file,
        isTranslated: false,
        order,
        nav,
        group: group && { ...group, key: group.title },
      };
    }),
  );
  return arrangeSections(pages).flatMap(({ groups }) =>
    groups.flatMap((group) => group.pages.map(({ id }) => id)),
  );
}

/** Undoes the escaping for the MDX parser, for display. */
const asWritten = (source: string) => source.replaceAll('\\{#', '{#');

function blockOf(folder: PageFolder, page: string, section: string) {
  const file = fileOf(folder, page);
  const text = folder.pages[file];
  if (section === WHOLE_PAGE) return { source: text, place: `${folder.name}/${file}` };
  const found = text === undefined ? undefined : pageOutline(text).find(({ id }) => id === section);
  const source = found && asWritten(found.source);
  const heading = source?.split('\n')[0] ?? '';
  const line = text?.split('\n').indexOf(heading) ?? -1;
  return {
    source,
    place: source ? `${folder.name}/${file}:${line + 1}` : `${folder.name}/${file}`,
  };
}

/**
 * Lists the blocks whose English has changed since their translation was reviewed, or that were never reviewed,
 * and the pages without a translation, in the order of the navigation.
 *
 * @param siteDir absolute path of the site
 * @param locale the language of the translation
 */
export async function waitingPairs(siteDir: string, locale: string): Promise<WaitingPair[]> {
  const english = readEnglishPages(siteDir);
  const translated = readTranslatedPages(siteDir, locale);
  const order = await navigationOrder(english);
  const place = (page: string) => (order.includes(page) ? order.indexOf(page) : order.length);
  const isTranslated = (page: string) => fileOf(translated, page) in translated.pages;
  const missing = Object.keys(english.pages)
    .map((file) => file.replace(/\.mdx?$/, ''))
    .filter((page) => !isTranslated(page))
    .map((page) => ({ page, section: WHOLE_PAGE, state: 'unreviewed' as const }));
  const waiting = waitingBlocks(currentHashes(english), readReviewLock(siteDir, locale));
  return [...missing, ...waiting.filter(({ page }) => isTranslated(page))]
    .sort((a, b) => place(a.page) - place(b.page))
    .map(({ page, section, state }) => {
      const own = blockOf(translated, page, section);
      return {
        ...{ page, section, state },
        english: blockOf(english, page, section).source ?? '',
        translated: own.source,
        place: own.place,
      };
    });
}
