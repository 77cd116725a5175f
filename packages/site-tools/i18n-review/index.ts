import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALE_OPTION, oneLocale } from '../../../src/languages/localeArguments';
import { chosenPort, freePort } from '../start-all/port';
import { reviewServer } from './reviewServer';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run i18n:review`: shows the blocks that need a review next to their English in the browser. With several
 * translations, `--locale` selects one. `PORT` sets another port than 3000.
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
