import path from 'node:path';
import { parseArgs } from 'node:util';
import { refuseBrokenMessages } from '../../../plugins/addresses/translation-layer/brokenMessages';
import { chosenLocales, LOCALE_OPTION } from '../../../src/languages/localeArguments';
import { finish } from './finish';
import { neededMessages } from './neededMessages';
import { translationProblems } from './translationProblems';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run i18n:check`: reports how the other languages, or those selected with `--locale`, differ from the
 * English: missing, superfluous or different content. Exits with code 1 if something is wrong; with `--strict`,
 * also if something is untranslated or outdated.
 */
async function checkTranslations(): Promise<void> {
  const { values } = parseArgs({
    options: { ...LOCALE_OPTION, strict: { type: 'boolean', default: false } },
  });
  const locales = chosenLocales(values.locale);
  refuseBrokenMessages(SITE_DIR);
  const needed = neededMessages(SITE_DIR);
  const found = await Promise.all(
    locales.map((locale) => translationProblems(SITE_DIR, locale, needed)),
  );
  const behind = found.flatMap((problems) => problems.behind);
  const wrong = found.flatMap((problems) => problems.wrong);
  if (behind.length > 0 && !values.strict) {
    behind.forEach((sentence) => console.log(sentence));
    console.log(
      `\nThe site can be built: readers get the English, or an older state of the page, at each of these places (${behind.length}). To fail at them, as before a release: npm run i18n:check -- --strict`,
    );
  }
  finish(
    values.strict ? [...behind, ...wrong] : wrong,
    behind.length > 0
      ? 'Nothing else is wrong.'
      : 'Every page and message is there in every language, and the pages are built alike.',
  );
}

checkTranslations().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
