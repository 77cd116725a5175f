import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosenLocales, LOCALE_OPTION } from '../../../src/languages/localeArguments';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run write-translations`: adds the messages that a language lacks to its files, in English, for
 * every translation or those named with `--locale`.
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
  }
  return 0;
}

try {
  process.exitCode = writeTranslations();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
