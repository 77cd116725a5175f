import path from 'node:path';
import { comparePages } from './comparePages';
import { compareMessages, neededMessages, readMessages } from './messages';
import { readEnglishPages, readTranslatedPages } from './pageFolder';

/**
 * What a language lacks, has in excess, or has differently from the English: pages with their
 * structure, and messages.
 *
 * @param siteDir absolute path of the site
 * @returns one sentence a problem
 */
export function translationProblems(siteDir: string, locale: string): string[] {
  return [
    ...comparePages(readEnglishPages(siteDir), readTranslatedPages(siteDir, locale)),
    ...compareMessages(
      locale,
      neededMessages(siteDir, locale),
      readMessages(path.join(siteDir, 'i18n', locale)),
    ),
  ];
}
