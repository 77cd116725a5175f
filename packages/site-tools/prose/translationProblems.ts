import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import {
  readDescriptions,
  readSourceHashes,
} from '../../../plugins/api-reference/translations/files';
import { isStale, staleReason } from '../../../plugins/api-reference/translations/staleness';
import { readPageFrontMatter } from '../../../plugins/navigation/frontMatter';
import { readFrontMatter } from '../../../plugins/navigation/parseFrontMatter';
import {
  readEnglishPages,
  readTranslatedPages,
  type PageFolder,
} from '../../../plugins/translation-status/review/pageFolder';
import { currentHashes, waitingBlocks } from '../../../plugins/translation-status/review/review';
import { readReviewLock } from '../../../plugins/translation-status/review/reviewLock';
import { compareFrontMatter } from './compareFrontMatter';
import { comparePages, unpairedPages } from './comparePages';
import { readLanguage } from './languages/readLanguage';
import { compareMessages, readMessages, type MessageFiles } from './messages';

/** The problems of a language, one sentence each. */
export interface TranslationProblems {
  /** Content shown in English or outdated. The site can be published. */
  behind: string[];
  /** Reviewed content that differs from the English, or superfluous content. */
  wrong: string[];
}

async function frontMatterOf(filePath: string, fileContent: string) {
  const params = { filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
  const { frontMatter } = await readFrontMatter(params, filePath);
  return { ...frontMatter, ...readPageFrontMatter(frontMatter, filePath, fileContent) };
}

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
  const script = readLanguage(locale)?.script;
  const problems: TranslationProblems = { behind: [...missing, ...surplus], wrong: [] };
  for (const file of Object.keys(other.pages).filter((each) => each in english.pages)) {
    const found = [
      ...comparePages(file, english, other, script),
      ...(await frontMatterProblems(file, english, other)),
    ];
    problems[waiting.has(file.replace(/\.mdx?$/, '')) ? 'behind' : 'wrong'].push(...found);
  }
  return problems;
}

const DESCRIPTIONS = 'api-reference/descriptions.json';

/** Finds API sentences whose English has changed since they were translated, or that were never marked so. */
function staleDescriptions(siteDir: string, locale: string, needed: MessageFiles): string[] {
  const translated = readDescriptions(siteDir, locale);
  const hashes = readSourceHashes(siteDir, locale);
  return Object.entries(needed[DESCRIPTIONS] ?? {})
    .filter(([key, english]) => isStale(english, translated[key]?.message, hashes[key]))
    .map(
      ([key, english]) =>
        `i18n/${locale}/${DESCRIPTIONS}: "${key}" ${staleReason(english, hashes[key])}; compare the two, then run npm run api:translated -- --locale ${locale} '${key}'.`,
    );
}

/**
 * Finds missing, superfluous or different content of a language: messages, and pages with their structure. A page
 * may differ if its English has changed since the review.
 *
 * @param siteDir absolute path of the site
 * @param messagesInEnglish all messages of the site, which take longer to determine than the pages
 */
export async function translationProblems(
  siteDir: string,
  locale: string,
  messagesInEnglish: Promise<MessageFiles>,
): Promise<TranslationProblems> {
  const [{ behind, wrong }, needed] = await Promise.all([
    pageProblems(siteDir, locale),
    messagesInEnglish,
  ]);
  const present = readMessages(path.join(siteDir, 'i18n', locale));
  const messages = [
    ...compareMessages(locale, needed, present),
    ...staleDescriptions(siteDir, locale, needed),
  ];
  return { behind: [...behind, ...messages], wrong };
}
