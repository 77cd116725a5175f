import path from 'node:path';
import { OTHER_LOCALES } from '../prose/otherLocales';
import { chosenPort, freePort } from '../start-all/port';
import { reviewServer } from './reviewServer';

const SITE_DIR = path.resolve(__dirname, '../../..');

/**
 * `npm run i18n:review`, or `npm run i18n:review -- zh-CN`: shows what waits for a review side by side
 * with its English in the browser. `PORT` chooses another port than 3000.
 */
async function review([locale = OTHER_LOCALES[0]]: string[]): Promise<void> {
  if (!OTHER_LOCALES.includes(locale)) {
    throw new Error(`"${locale}" is not translated. Choose one of: ${OTHER_LOCALES.join(', ')}.`);
  }
  const port = await freePort(chosenPort());
  reviewServer(SITE_DIR, locale).listen(port, 'localhost', () =>
    console.log(`Review ${locale} at http://localhost:${port}/ and stop with Ctrl+C.`),
  );
}

review(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
