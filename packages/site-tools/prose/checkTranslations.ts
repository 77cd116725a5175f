import path from 'node:path';
import { finish } from './finish';
import { OTHER_LOCALES } from './otherLocales';
import { translationProblems } from './translationProblems';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run i18n:check`: reports what the other languages lack, have in excess, or have differently from
 * the English, and ends with exit code 1 if there is anything to say.
 */
finish(
  OTHER_LOCALES.flatMap((locale) => translationProblems(SITE_DIR, locale)),
  'Every page and message is there in every language, and the pages are built alike.',
);
