import path from 'node:path';
import { OTHER_LOCALES } from './otherLocales';
import { readEnglishPages } from '../../../plugins/translation-status/review/pageFolder';
import {
  currentHashes,
  waitingBlocks,
  type WaitingBlock,
} from '../../../plugins/translation-status/review/review';
import { readReviewLock } from '../../../plugins/translation-status/review/reviewLock';

const SITE_DIR = path.resolve(__dirname, '../../..');

function printPage(page: string, blocks: WaitingBlock[]): void {
  console.log(`${page}`);
  for (const { section, state } of blocks) {
    console.log(`  ${state === 'stale' ? 'stale     ' : 'unreviewed'}  ${section}`);
  }
}

/**
 * `npm run i18n:status`: lists the translated blocks whose English has changed since they were
 * reviewed, or that were never reviewed. It only informs, so it always exits with code 0.
 */
function showStatus(): void {
  const current = currentHashes(readEnglishPages(SITE_DIR));
  for (const locale of OTHER_LOCALES) {
    const waiting = waitingBlocks(current, readReviewLock(SITE_DIR, locale));
    if (waiting.length === 0) {
      console.log(`${locale}: every block was reviewed against the English as it is.`);
      continue;
    }
    const pages = [...new Set(waiting.map(({ page }) => page))];
    pages.forEach((page) =>
      printPage(
        page,
        waiting.filter((block) => block.page === page),
      ),
    );
    const stale = waiting.filter(({ state }) => state === 'stale').length;
    console.log(
      `\n${locale}: ${stale} stale, ${waiting.length - stale} unreviewed, on ${pages.length} of ${Object.keys(current).length} pages. When one reads well: npm run i18n:accept -- ${pages[0]}`,
    );
  }
}

showStatus();
