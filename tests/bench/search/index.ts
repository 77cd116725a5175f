import os from 'node:os';
import { gzipSync } from 'node:zlib';
import { DEBOUNCE } from '../../../plugins/search/client/useSearch';
import ensureBuild from '../../support/ensureBuild';
import { LOCALES, type SiteLocale } from '../../support/site';
import { chineseQueries, type ChineseQueries } from './chineseQueries';
import type { Intent } from './intent';
import { INTENTS as ENGLISH } from './intents.en-US';
import { INTENTS as CHINESE } from './intents.zh-CN';
import { timeOpening } from './opening';
import { ownEngine } from './ownEngine';
import { pageTexts, scanPages, stockIndex } from './pageTexts';
import { pagesByPriority, rank, shownPages, type Ranking } from './ranks';
import { retrieve, type Retrieval } from './retrieval';
import { loadBuiltSearch, routeOf } from './site';
import { stockEngine } from './stockEngine';
import { time, type Timing } from './timing';

const INTENTS: Record<SiteLocale['id'], Intent[]> = { 'en-US': ENGLISH, 'zh-CN': CHINESE };

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function printRanking(name: string, { top1, top3, mrr, misses }: Ranking, isDetailed: boolean) {
  console.log(`  ${name}: top 1 ${percent(top1)}, top 3 ${percent(top3)}, MRR ${mrr.toFixed(3)}`);
  if (!isDetailed) return;
  for (const { intent, first } of misses) {
    console.log(`    missed "${intent[0]}": got ${first.join(', ') || 'nothing'}`);
  }
}

function printRetrieval(name: string, { recall, precision, faults }: Retrieval, shown: number) {
  console.log(`  ${name}: recall ${percent(recall)}, precision ${percent(precision)}`);
  for (const { query, missing, extra } of faults.slice(0, shown)) {
    console.log(`    "${query}": missing ${missing.length}, too many ${extra.join(', ') || 0}`);
  }
}

const printTiming = (name: string, { median, p95 }: Timing) =>
  console.log(`  ${name}: median ${median.toFixed(2)} ms, 95th percentile ${p95.toFixed(2)} ms`);

async function benchLocale(locale: SiteLocale): Promise<void> {
  const engine = await ownEngine();
  const { index, collection, bytes, loadTime } = loadBuiltSearch(locale, engine);
  const documents = await scanPages(index, locale);
  const stockFile = stockIndex(documents);
  const stock = await stockEngine(JSON.parse(JSON.stringify(stockFile)));
  const intents = INTENTS[locale.id];
  const texts = await pageTexts(documents, index, locale);
  const kinds: Partial<ChineseQueries> =
    locale.id === 'zh-CN' ? chineseQueries([...texts.values()]) : {};
  const chinese = Object.values(kinds).flat();

  console.log(`\n${locale.id}: ${index.pages.length} pages, ${index.demos.length} demos`);
  console.log(
    `  Index: ${kilobytes(bytes)} gzip (stock: ${kilobytes(gzipSync(JSON.stringify(stockFile)).length)}); ready in ${loadTime.toFixed(0)} ms`,
  );

  console.log(`\n  ${intents.length} intents`);
  const ours = (query: string) => engine.search(collection, query);
  printRanking('as shown', await rank(intents, (query) => shownPages(ours(query), locale)), true);
  printRanking(
    'by priority',
    await rank(intents, (query) => pagesByPriority(ours(query), locale)),
    false,
  );
  const stockPages = async (query: string) =>
    (await stock(query)).map((link) => routeOf(link, locale));
  printRanking('stock engine', await rank(intents, stockPages), false);

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

  const queries = [...intents.map(([query]) => query), ...chinese];
  console.log(`\n  ${queries.length} queries, time of each`);
  printTiming('this engine', await time(queries, ours));
  printTiming('stock engine', await time(queries, stock));

  const opening = await timeOpening(locale);
  const median = opening[Math.floor(opening.length / 2)];
  console.log(
    `\n  First result in Chromium, the index not loaded: ${median.toFixed(0)} ms after opening (${opening.length} readers, slowest ${opening.at(-1)?.toFixed(0)} ms), of which ${DEBOUNCE} ms wait for the reader to stop typing`,
  );
}

/** Prints the quality and the speed of the built search: `npm run bench -- search`. */
export async function benchSearch(): Promise<void> {
  await ensureBuild();
  const [cpu] = os.cpus();
  console.log(`Node ${process.version} on ${os.cpus().length} × ${cpu?.model ?? os.arch()}`);
  for (const locale of LOCALES) await benchLocale(locale);
}
