import path from 'node:path';
import type { I18nConfig } from '@docusaurus/types';
import config from '../../../docusaurus.config';
import { compareMessages, neededMessages, readMessages } from './messages';
import { comparePages, readPages } from './pages';

const SITE_DIR = path.resolve(__dirname, '../../..');
const PAGES_FOLDER = 'docusaurus-plugin-content-docs/current';

function problemsOf(locale: string): string[] {
  const translated = `i18n/${locale}/${PAGES_FOLDER}`;
  return [
    ...comparePages(
      { name: 'docs', pages: readPages(path.join(SITE_DIR, 'docs')) },
      { name: translated, pages: readPages(path.join(SITE_DIR, translated)) },
    ),
    ...compareMessages(
      locale,
      neededMessages(SITE_DIR, locale),
      readMessages(path.join(SITE_DIR, 'i18n', locale)),
    ),
  ];
}

/**
 * `npm run i18n:check`: says what a language lacks, or has for nothing, and ends with exit code 1 if
 * there is anything to say.
 */
function check(): void {
  const { defaultLocale, locales } = config.i18n as I18nConfig;
  const problems = locales.filter((locale) => locale !== defaultLocale).flatMap(problemsOf);
  problems.forEach((problem) => console.error(problem));
  if (problems.length > 0) {
    console.error(`\n${problems.length} translation problem${problems.length > 1 ? 's' : ''}.`);
    process.exitCode = 1;
    return;
  }
  console.log('Every page and message is there in every language.');
}

check();
