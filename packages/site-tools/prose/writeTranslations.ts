import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosenLocales, LOCALE_OPTION } from '../../../src/languages/localeArguments';
import { addMessages } from './addMessages';
import { withWrittenTranslations } from './writtenTranslations';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run write-translations`: adds the messages that a language lacks to its files, in English, for every
 * translation or those selected with `--locale`, and prints them.
 */
async function writeTranslations(): Promise<void> {
  const { values } = parseArgs({ options: LOCALE_OPTION });
  const locales = chosenLocales(values.locale);
  const added = await withWrittenTranslations(SITE_DIR, locales, (dir) =>
    locales.flatMap((locale) => addMessages(dir, SITE_DIR, locale)),
  );
  console.log(added.join('\n') || `No message is missing in ${locales.join(', ')}.`);
}

writeTranslations().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
