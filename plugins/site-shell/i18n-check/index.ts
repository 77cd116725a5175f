import path from 'node:path';
import type { I18nConfig } from '@docusaurus/types';
import config from '../../../docusaurus.config';
import { translationProblems } from './translationProblems';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run i18n:check`: says what the other languages lack, or have for nothing, and ends with exit
 * code 1 if there is anything to say.
 */
function check(): void {
  const { defaultLocale, locales } = config.i18n as I18nConfig;
  const problems = locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => translationProblems(SITE_DIR, locale));
  problems.forEach((problem) => console.error(problem));
  if (problems.length === 0) {
    console.log('Every page and message is there in every language.');
    return;
  }
  console.error(`\n${problems.length} translation problem${problems.length > 1 ? 's' : ''}.`);
  process.exitCode = 1;
}

check();
