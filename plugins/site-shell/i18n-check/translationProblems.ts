import path from 'node:path';
import { compareMessages, neededMessages, readMessages } from './messages';
import { comparePages, readPages } from './pages';

const PAGES_FOLDER = 'docusaurus-plugin-content-docs/current';

/**
 * What a language lacks, or has for nothing: pages, headings and messages.
 *
 * @param siteDir absolute path of the site
 * @returns one sentence a problem
 */
export function translationProblems(siteDir: string, locale: string): string[] {
  const translated = `i18n/${locale}/${PAGES_FOLDER}`;
  return [
    ...comparePages(
      { name: 'docs', pages: readPages(path.join(siteDir, 'docs')) },
      { name: translated, pages: readPages(path.join(siteDir, translated)) },
    ),
    ...compareMessages(
      locale,
      neededMessages(siteDir, locale),
      readMessages(path.join(siteDir, 'i18n', locale)),
    ),
  ];
}
