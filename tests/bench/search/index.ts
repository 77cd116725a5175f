import os from 'node:os';
import { gzipSync } from 'node:zlib';
import { DEBOUNCE } from '../../../plugins/search/client/useSearch';
import ensureBuild from '../../support/ensureBuild';
import { BuiltSearch, searchedPages } from '../../support/builtSearch';
import { LOCALES, type SiteLocale } from '../../support/site';
import { chineseQueries, type ChineseQueries } from './chineseQueries';
import { countFetched, sizesOf } from './fetched';
import { timeAnswers, timeOpening } from './opening';
import { ownEngine } from './ownEngine';
import { pageTexts, scanPages, stockIndex } from './pageTexts';
import { pagefindEngine } from './pagefindEngine';
import { printQuality, queriesOf } from './quality';
import { retrieve, type Retrieval } from './retrieval';
import { stockEngine } from './stockEngine';
import { time, type Timing } from './timing';

/** Of so many queries, what one fetches is counted. */
const SAMPLE = 10;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function printRetrieval(name: string, { recall, precision, faults }: Retrieval, shown: number) {
  console.log(`  ${name}: recall ${percent(recall)}, precision ${percent(precision)}`);
  for (const { query, missing, extra } of faults.slice(0, shown)) {
    console.log(`    "${query}": missing ${missing.length}, too many ${extra.join(', ') || 0}`);
  }
}

const printTiming = (name: string, { median, p95 }: Timing) =>
  console.log(`  ${name}: median ${median.toFixed(2)} ms, 95th percentile ${p95.toFixed(2)} ms`);

async function benchLocale(locale: SiteLocale, showHeldOut: boolean): Promise<void> {
  const engine = await ownEngine();
  const built = new BuiltSearch(locale);
  const start = performance.now();
  const collection = engine.wholeCollection(built.files);
  const loadTime = performance.now() - start;
  const pages = searchedPages(collection);
  const documents = await scanPages(pages, locale);
  const stockFile = stockIndex(documents);
  const stock = await stockEngine(JSON.parse(JSON.stringify(stockFile)));
  const texts = await pageTexts(documents, pages, locale);
  const kinds: Partial<ChineseQueries> =
    locale.id === 'zh-CN' ? chineseQueries([...texts.values()]) : {};
  const chinese = Object.values(kinds).flat();

  const demos = pages.reduce((sum, page) => sum + page.demos.length, 0);
  console.log(`\n${locale.id}: ${pages.length} pages, ${demos} demos`);
  const sizes = Object.entries(sizesOf(built)).map(([kind, size]) => `${kind} ${kilobytes(size)}`);
  console.log(
    `  Index, gzip: ${sizes.join(', ')} (stock: ${kilobytes(gzipSync(JSON.stringify(stockFile)).length)}); all of it is ready in ${loadTime.toFixed(0)} ms`,
  );
  // Each loads the index again, so all of them would take a quarter of an hour.
  const some = queriesOf(locale).filter((_, index) => index % SAMPLE === 0);
  const { first, searches } = await countFetched(built, locale, some);
  const [middle, most] = [searches[searches.length >> 1], searches.at(-1)!];
  console.log(
    `  Fetched before anything is typed: ${kilobytes(first)}; with one search: median ${kilobytes(middle.bytes)}, most ${kilobytes(most.bytes)} ("${most.keywords}")`,
  );

  const ours = (query: string) => engine.search(collection, query);
  const pagefind = await pagefindEngine(pages, locale);
  const others = { 'stock engine': stock, Pagefind: pagefind.search };
  await printQuality(locale, ours, others, showHeldOut);
  await pagefind.stop();

  if (chinese.length > 0) {
    console.log(`\n  ${chinese.length} Chinese queries`);
    const found = (query: string) => [
      ...new Set(ours(query).flatMap(({ hints }) => hints.map(({ link }) => link.split('#')[0]))),
    ];
    for (const [name, queries] of Object.entries({ ...kinds, all: chinese })) {
      printRetrieval(name, await retrieve(queries, texts, found), name === 'all' ? 10 : 0);
    }
    printRetrieval('stock engine', await retrieve(chinese, texts, stock), 0);
  }

  const queries = [...queriesOf(locale), ...chinese];
  console.log(`\n  ${queries.length} queries, time of each`);
  printTiming('this engine', await time(queries, ours));
  printTiming('stock engine', await time(queries, stock));

  const opening = await timeOpening(locale);
  const median = opening[Math.floor(opening.length / 2)];
  console.log(
    `\n  First result in Chromium, the index not loaded: ${median.toFixed(0)} ms after opening (${opening.length} readers, slowest ${opening.at(-1)?.toFixed(0)} ms), of which ${DEBOUNCE} ms wait for the reader to stop typing`,
  );
  printTiming('from the end of that wait to the first result', await timeAnswers(locale));
}

/**
 * Prints the quality and the speed of the built search: `npm run bench -- search`. With
 * `BINDFORM_HELD_OUT=show` it also lists the misses of the intents that are held out.
 */
export async function benchSearch(): Promise<void> {
  await ensureBuild();
  const [cpu] = os.cpus();
  console.log(`Node ${process.version} on ${os.cpus().length} × ${cpu?.model ?? os.arch()}`);
  const showHeldOut = process.env.BINDFORM_HELD_OUT === 'show';
  for (const locale of LOCALES) await benchLocale(locale, showHeldOut);
}
