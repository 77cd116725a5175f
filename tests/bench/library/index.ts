import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../support/browser';
import { libraryBytes, pageBundle, SUBJECTS, type SubjectName } from './bundle';
import type { Action, Effort, Measurement, Report, Samples } from './driver';
import { figure } from './figures';
import { markdown, type Results } from './report';

/** Numbers of fields of a full run. */
const COUNTS = [10, 1000, 10_000];
const EFFORT: Effort = { budgetMs: 4000, atLeast: 5, atMost: 200 };
/** A library that takes minutes for one size is cut off there; what is missing is a dash in the table. */
const PATIENCE_MS = 180_000;
const RESULTS_DIR = path.join(__dirname, '../results');

declare global {
  interface Window {
    measure: (count: number, effort: Effort) => Promise<void>;
    report: Report;
  }
}

/** Serves one empty page whose headers grant the clock its full resolution. */
async function startPage(script: string): Promise<http.Server> {
  const html = `<!doctype html><title>Benchmark</title><body><script>${script.replaceAll('</script', '<\\/script')}</script>`;
  const server = http.createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

async function measureInBrowser(
  browser: Browser,
  url: string,
  count: number,
): Promise<{ measurement: Measurement; isWhole: boolean }> {
  const page = await browser.newPage();
  const measurement: Measurement = {};
  try {
    await page.exposeFunction('report', (action: Action, samples: Samples) => {
      measurement[action] = samples;
    });
    await page.goto(url);
    const measured = page.evaluate(([n, effort]) => window.measure(n, effort), [
      count,
      EFFORT,
    ] as const);
    const whole = measured.then(() => true);
    // What was under way when the page is closed has no outcome.
    whole.catch(() => undefined);
    const late = setTimeout(PATIENCE_MS, false, { ref: false });
    return { measurement, isWhole: await Promise.race([whole, late]) };
  } finally {
    await page.close();
  }
}

const figures = (measurement: Measurement) =>
  Object.fromEntries(
    Object.entries(measurement).map(([action, samples]) => [action as Action, figure(samples)]),
  );

async function measureSubject(
  browser: Browser,
  subject: SubjectName,
  counts: number[],
  results: Results,
) {
  const server = await startPage(await pageBundle(subject));
  const { port } = server.address() as AddressInfo;
  for (const count of counts) {
    const { measurement, isWhole } = await measureInBrowser(
      browser,
      `http://localhost:${port}/`,
      count,
    );
    console.log(`${subject}, ${count} fields: ${isWhole ? 'measured' : 'cut off'}`);
    results.figures[count] ??= {};
    results.figures[count][subject] = figures(measurement);
  }
  server.close();
}

function versions(): Record<string, string> {
  const { dependencies } = JSON.parse(
    fs.readFileSync(path.join(__dirname, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const { version } = JSON.parse(
    fs.readFileSync(path.join(__dirname, '../../../packages/bindform/package.json'), 'utf8'),
  ) as { version: string };
  return { bindform: version, ...dependencies };
}

/** Numbers of fields from the command line, as in `10,1000`; all of them when none is given. */
function countsOf(given?: string): number[] {
  const counts = given?.split(',').map(Number) ?? COUNTS;
  if (counts.every((count) => Number.isInteger(count) && count > 0)) return counts;
  throw new Error(`"${given}" is no list of numbers of fields; write for instance: 10,1000.`);
}

function write(results: Results): void {
  fs.mkdirSync(RESULTS_DIR, { recursive: true });
  fs.writeFileSync(path.join(RESULTS_DIR, 'library.json'), `${JSON.stringify(results, null, 2)}\n`);
  fs.writeFileSync(path.join(RESULTS_DIR, 'library.md'), markdown(results));
}

/**
 * Measures the library against its peers in Chromium and prints the table. A full run is written as
 * JSON and Markdown too. Figures are printed, never judged.
 *
 * @param options numbers of fields in place of those of a full run, for a quick look
 */
export async function run([given]: string[] = []): Promise<void> {
  const counts = countsOf(given);
  execFileSync('npm', ['ci'], { cwd: __dirname, stdio: 'inherit' });
  execFileSync('npm', ['run', 'build:library'], { stdio: 'inherit' });
  const browser = await launchBrowser();
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    machine: {
      cpu: os.cpus()[0].model,
      cores: os.cpus().length,
      memoryGiB: Math.round(os.totalmem() / 2 ** 30),
      os: `${os.type()} ${os.release()}`,
      browser: `Chromium ${browser.version()}`,
    },
    versions: versions(),
    bytes: {},
    figures: {},
  };
  for (const subject of SUBJECTS) {
    if (subject !== 'floor') results.bytes[subject] = await libraryBytes(subject);
    await measureSubject(browser, subject, counts, results);
  }
  await browser.close();
  if (!given) write(results);
  console.log(markdown(results));
}
