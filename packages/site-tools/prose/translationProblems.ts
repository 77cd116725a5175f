import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readPageFrontMatter } from '../../../plugins/navigation/frontMatter';
import {
  readEnglishPages,
  readTranslatedPages,
  type PageFolder,
} from '../../../plugins/translation-status/review/pageFolder';
import { currentHashes, waitingBlocks } from '../../../plugins/translation-status/review/review';
import { readReviewLock } from '../../../plugins/translation-status/review/reviewLock';
import { compareFrontMatter } from './compareFrontMatter';
import { comparePages, unpairedPages } from './comparePages';
import { compareMessages, readMessages } from './messages';
import { neededMessages } from './neededMessages';

/** What is to do in a language, one sentence each. */
export interface TranslationProblems {
  /** What readers get in English, or from an older state of it. The site can be published. */
  behind: string[];
  /** What is not as the English although it was reviewed, or does not belong there. */
  wrong: string[];
}

const frontMatterOf = async (filePath: string, fileContent: string) =>
  readPageFrontMatter(
    (await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent })).frontMatter,
    filePath,
  );

async function frontMatterProblems(
  file: string,
  english: PageFolder,
  other: PageFolder,
): Promise<string[]> {
  const name = `${other.name}/${file}`;
  const found = compareFrontMatter({
    local: await frontMatterOf(name, other.pages[file]),
    english: await frontMatterOf(`${english.name}/${file}`, english.pages[file]),
  });
  return found.map((problem) => `${name}: ${problem}`);
}

async function pageProblems(siteDir: string, locale: string): Promise<TranslationProblems> {
  const english = readEnglishPages(siteDir);
  const other = readTranslatedPages(siteDir, locale);
  const waiting = new Set(
    waitingBlocks(currentHashes(english), readReviewLock(siteDir, locale)).map(({ page }) => page),
  );
  const { missing, surplus } = unpairedPages(english, other);
  const problems: TranslationProblems = { behind: missing, wrong: surplus };
  for (const file of Object.keys(other.pages).filter((each) => each in english.pages)) {
    const found = [
      ...comparePages(file, english, other),
      ...(await frontMatterProblems(file, english, other)),
    ];
    problems[waiting.has(file.replace(/\.mdx?$/, '')) ? 'behind' : 'wrong'].push(...found);
  }
  return problems;
}

/**
 * What a language lacks, has in excess, or has differently from the English: pages with their
 * structure, and messages. A page whose English has changed since its review may differ.
 *
 * @param siteDir absolute path of the site
 */
export async function translationProblems(
  siteDir: string,
  locale: string,
): Promise<TranslationProblems> {
  const { behind, wrong } = await pageProblems(siteDir, locale);
  const messages = compareMessages(
    locale,
    neededMessages(siteDir, locale),
    readMessages(path.join(siteDir, 'i18n', locale)),
  );
  return { behind: [...behind, ...messages], wrong };
}
