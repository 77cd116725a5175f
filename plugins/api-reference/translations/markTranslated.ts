import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { isUntranslated } from '../../../src/languages/isUntranslated';
import { whatToWrite } from '../../../src/mdx/nearest';
import { shownPath } from '../../../src/mdx/place';
import { LOCALE_OPTION, oneLocale } from '../../../src/languages/localeArguments';
import { bindformReference, SITE_DIR } from '../fixtures/bindform';
import { readDescriptions, readSourceHashes, translationFiles } from './files';
import { referenceMessages } from './messages';
import { sentenceHash, translationProblems } from './staleness';

/**
 * `npm run api:translated -- KEY`: notes that the translation of the named keys fits the English as it
 * is now. Sentences that are new need not be named.
 */
async function markTranslated(): Promise<void> {
  const { values, positionals: named } = parseArgs({
    options: LOCALE_OPTION,
    allowPositionals: true,
  });
  const locale = oneLocale(values.locale);
  const english = referenceMessages(await bindformReference());
  const translated = readDescriptions(SITE_DIR, locale);
  const known = readSourceHashes(SITE_DIR, locale);
  const { descriptions } = translationFiles(SITE_DIR, locale);
  const unknown = named.filter((key) => !english[key]);
  if (unknown.length > 0) {
    throw new Error(
      unknown
        .map(
          (key) =>
            `No sentence of the reference has the key "${key}". ${whatToWrite(key, Object.keys(english), `The keys are in ${shownPath(descriptions)}.`)}`,
        )
        .join('\n'),
    );
  }
  const hashes = Object.entries(english)
    .filter(([key, { message }]) => !isUntranslated(message, translated[key]?.message))
    .map(([key, { message }]) => {
      const isFresh = named.includes(key) || !known[key];
      return [key, isFresh ? sentenceHash(message) : known[key]];
    });
  const sources = Object.fromEntries(hashes);
  fs.writeFileSync(
    translationFiles(SITE_DIR, locale).sources,
    `${JSON.stringify(sources, undefined, 2)}\n`,
  );
  const problems = translationProblems(english, translated, sources);
  console.log(problems.length > 0 ? problems.join('\n') : 'Every sentence is translated.');
}

markTranslated().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
