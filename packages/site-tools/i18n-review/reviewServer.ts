import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readEnglishPages } from '../../../plugins/translation-status/review/pageFolder';
import { acceptBlock, currentHashes } from '../../../plugins/translation-status/review/review';
import {
  readReviewLock,
  writeReviewLock,
} from '../../../plugins/translation-status/review/reviewLock';
import { earlierEnglish } from './earlierEnglish';
import { donePage, reviewPage } from './reviewPage';
import { waitingPairs } from './waitingPairs';

/** Records that one block was reviewed against the current English. */
function accept(siteDir: string, locale: string, page: string, section: string): void {
  const current = currentHashes(readEnglishPages(siteDir));
  const lock = readReviewLock(siteDir, locale);
  writeReviewLock(siteDir, locale, acceptBlock({ page, section }, current, lock));
}

async function pageAt(siteDir: string, locale: string, wanted: number): Promise<string> {
  const pairs = await waitingPairs(siteDir, locale);
  const index = Math.min(wanted, pairs.length - 1);
  const pair = pairs[index];
  if (!pair) return donePage(locale);
  const hash = readReviewLock(siteDir, locale)[pair.page]?.[pair.section];
  const file = path.posix.join('docs', `${pair.page}.mdx`);
  const earlier = earlierEnglish(siteDir, file, pair.section, hash);
  return reviewPage({ pair, earlier, index, count: pairs.length }, locale);
}

/** Prevents a form of another site from accepting a block. */
const isOwn = ({ headers }: http.IncomingMessage) =>
  headers.origin === undefined || headers.origin === `http://${headers.host}`;

/**
 * Serves the blocks that need a review, one per page; accepting one writes the review lock.
 *
 * @param siteDir absolute path of the site
 * @param locale the language of the translation
 */
export function reviewServer(siteDir: string, locale: string): http.Server {
  return http.createServer(async (request, response) => {
    const index = Number(/^\/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
    if (request.method === 'POST' && isOwn(request)) {
      const form = new URLSearchParams(await text(request));
      accept(siteDir, locale, form.get('page') ?? '', form.get('section') ?? '');
      // The next block now has the index of this one.
      response.writeHead(303, { location: `/${index}` }).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(await pageAt(siteDir, locale, index));
  });
}
