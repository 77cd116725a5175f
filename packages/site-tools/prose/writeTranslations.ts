import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosenLocales, LOCALE_OPTION } from '../../../src/languages/localeArguments';
import { TRANSLATED_PAGES } from '../../../src/mdx/translatedPages';
import { FROM_PAGES } from './messages';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * Removes labels that Docusaurus copies from the pages of the language: as messages, they would override later
 * changes of the pages.
 */
function dropLabelsOfPages(locale: string): void {
  const file = path.join(SITE_DIR, 'i18n', locale, `${TRANSLATED_PAGES}.json`);
  const messages = Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as object);
  const kept = Object.fromEntries(messages.filter(([id]) => !FROM_PAGES.test(id)));
  fs.writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
}

/**
 * `npm run write-translations`: adds the messages that a language lacks to its files, in English, for every
 * translation or those selected with `--locale`.
 *
 * @returns exit code of the first language that fails
 */
function writeTranslations(): number {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [SITE_DIR] });
  const { values } = parseArgs({ options: LOCALE_OPTION });
  for (const locale of chosenLocales(values.locale)) {
    const { status } = spawnSync(
      process.execPath,
      [cli, 'write-translations', SITE_DIR, '--locale', locale],
      { cwd: SITE_DIR, stdio: 'inherit' },
    );
    if (status !== 0) return status ?? 1;
    dropLabelsOfPages(locale);
  }
  return 0;
}

try {
  process.exitCode = writeTranslations();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
