import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  readEnglishPages,
  readTranslatedPages,
} from '../../../plugins/translation-status/review/pageFolder';
import {
  currentHashes,
  waitingBlocks,
  type ReviewLock,
  type ReviewState,
  type WaitingBlock,
} from '../../../plugins/translation-status/review/review';
import { readReviewLock } from '../../../plugins/translation-status/review/reviewLock';
import { chosenLocales, LOCALE_OPTION } from '../../../src/languages/localeArguments';

const SITE_DIR = path.resolve(__dirname, '../../..');

function printPage(page: string, blocks: WaitingBlock[]): void {
  console.log(page);
  for (const { section, state } of blocks) console.log(`  ${state.padEnd(10)}  ${section}`);
}

/** Lists the pages without a translation, and the blocks to review on the others. */
function statusOf(locale: string, current: ReviewLock) {
  const translated = Object.keys(readTranslatedPages(SITE_DIR, locale).pages);
  const isTranslated = (page: string) =>
    translated.some((file) => file.replace(/\.mdx?$/, '') === page);
  return {
    missing: Object.keys(current).filter((page) => !isTranslated(page)),
    waiting: waitingBlocks(current, readReviewLock(SITE_DIR, locale)).filter(({ page }) =>
      isTranslated(page),
    ),
  };
}

function showLanguage(locale: string, current: ReviewLock): void {
  const { missing, waiting } = statusOf(locale, current);
  if (waiting.length + missing.length === 0) {
    console.log(`${locale}: every block was reviewed against the English as it is.`);
    return;
  }
  missing.forEach((page) => console.log(`${page}\n  not translated`));
  const pages = [...new Set(waiting.map(({ page }) => page))];
  pages.forEach((page) =>
    printPage(
      page,
      waiting.filter((block) => block.page === page),
    ),
  );
  const count = (state: ReviewState) => waiting.filter((block) => block.state === state).length;
  const all = Object.keys(current).length;
  console.log(
    `\n${locale}: ${missing.length} of ${all} pages are not translated. On ${pages.length}, ${count('stale')} blocks are stale, ${count('unreviewed')} unreviewed, ${count('removed')} removed from the English. To go through them: npm run i18n:review -- --locale ${locale}`,
  );
}

/**
 * `npm run i18n:status`: lists the untranslated pages, and the translated blocks whose English has changed since
 * they were reviewed, or that were never reviewed, of every translation or those selected with `--locale`. Never
 * fails.
 */
function showStatus(): void {
  const { values } = parseArgs({ options: LOCALE_OPTION });
  const current = currentHashes(readEnglishPages(SITE_DIR));
  chosenLocales(values.locale).forEach((locale) => showLanguage(locale, current));
}

try {
  showStatus();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
