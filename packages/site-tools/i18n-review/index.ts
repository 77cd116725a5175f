import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALE_OPTION, oneLocale } from '../../../src/languages/localeArguments';
import { chosenPort, freePort } from '../start-all/port';
import { reviewServer } from './reviewServer';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run i18n:review`: shows what waits for a review side by side with its English in the browser.
 * With several translations, `--locale` says which one. `PORT` chooses another port than 3000.
 */
async function review(): Promise<void> {
  const { values } = parseArgs({ options: LOCALE_OPTION });
  const locale = oneLocale(values.locale);
  const port = await freePort(chosenPort());
  reviewServer(SITE_DIR, locale).listen(port, 'localhost', () =>
    console.log(`Review ${locale} at http://localhost:${port}/ and stop with Ctrl+C.`),
  );
}

review().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
