import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../../plugins/library-downloads/npmCommand';
import { CHROMIUM_FLAGS } from '../../support/browserServers';
import { findChromium } from '../../support/chromium';
import { startPagesServer } from '../../support/pagesServer';
import { BASE, BUILD_DIR, LOCALES } from '../../support/site';
import { PAGES } from '../weight/pages';

const COMMAND = path.join(__dirname, 'node_modules/lighthouse/cli/index.js');
const RUNS = 5;
const MAX_REPORT_BYTES = 64 * 2 ** 20;

/** The audits that are printed, with the decimals of their values. */
const AUDITS = {
  'first-contentful-paint': 0,
  'largest-contentful-paint': 0,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 3,
  'total-byte-weight': 0,
} as const;

/** The part of a report that is read. */
interface Report {
  categories: { performance: { score: number } };
  audits: Record<keyof typeof AUDITS, { numericValue: number }>;
  environment: { benchmarkIndex: number };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Quotes the value of a flag, which may have spaces. */
const quoted = (flag: string) => flag.replace(/=(.*)/, '="$1"');

/** Audits a page once, as a phone, with Lighthouse's default throttling. */
async function audit(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      COMMAND,
      url,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.map(quoted).join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium({ isWhole: true }) },
      maxBuffer: MAX_REPORT_BYTES,
    },
  );
  return JSON.parse(stdout) as Report;
}

async function medians(url: string): Promise<string[]> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(url));
  const scores = reports.map(({ categories }) => Math.round(categories.performance.score * 100));
  const values = Object.entries(AUDITS).map(([name, decimals]) =>
    median(reports.map(({ audits }) => audits[name as keyof typeof AUDITS].numericValue)).toFixed(
      decimals,
    ),
  );
  const power = median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0);
  return [`${median(scores)} (${scores.toSorted((a, b) => a - b).join(' ')})`, ...values, power];
}

/** Prints what Lighthouse measures of one page of each kind on a phone: the median of five runs. */
export async function benchLighthouse(): Promise<void> {
  execFileSync(...npmCommand('ci'), { cwd: __dirname, stdio: 'inherit' });
  const server = await startPagesServer({ root: BUILD_DIR, base: BASE, port: 0 });
  try {
    console.log(['page', 'score', ...Object.keys(AUDITS), 'power of the machine'].join(' | '));
    for (const { prefix } of LOCALES) {
      for (const page of PAGES) {
        const address = prefix + page;
        console.log([address || 'home', ...(await medians(server.url + address))].join(' | '));
      }
    }
  } finally {
    await server.close();
  }
}
