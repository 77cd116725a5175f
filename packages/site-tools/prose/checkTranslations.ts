import path from 'node:path';
import { finish } from './finish';
import { OTHER_LOCALES } from './otherLocales';
import { translationProblems } from './translationProblems';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Makes whatever is behind a failure, for a release. */
const STRICT = '--strict';

/**
 * `npm run i18n:check`: reports what the other languages lack, have in excess, or have differently from
 * the English. Ends with exit code 1 where something is wrong; with `--strict`, also where something is
 * not translated, or behind the English.
 */
async function checkTranslations(isStrict: boolean): Promise<void> {
  const found = await Promise.all(
    OTHER_LOCALES.map((locale) => translationProblems(SITE_DIR, locale)),
  );
  const behind = found.flatMap((problems) => problems.behind);
  const wrong = found.flatMap((problems) => problems.wrong);
  if (behind.length > 0 && !isStrict) {
    behind.forEach((sentence) => console.log(sentence));
    console.log(
      `\nReaders get these ${behind.length} in English, or from an older state of it. A release needs all: npm run i18n:check -- ${STRICT}`,
    );
  }
  finish(
    isStrict ? [...behind, ...wrong] : wrong,
    behind.length > 0
      ? 'Nothing else is wrong.'
      : 'Every page and message is there in every language, and the pages are built alike.',
  );
}

const args = process.argv.slice(2);
const unknown = args.find((argument) => argument !== STRICT);
if (unknown === undefined) void checkTranslations(args.includes(STRICT));
else finish([`"${unknown}" is unknown. Write nothing, or ${STRICT}.`], '');
