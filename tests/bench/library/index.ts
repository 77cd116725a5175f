import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { npmCommand } from '../../../plugins/library-downloads/npmCommand';
import { launchBrowser } from '../../support/launchBrowser';
import {
  SUBJECTS,
  type Action,
  type Results,
  type SubjectName,
} from '../../../src/components/benchmark/results';
import { libraryBytes, pageBundle } from './bundle';
import type { Effort, Measurement, Report, Samples } from './driver';
import { figure } from './figures';
import { markdown } from './report';

/** Field counts of a full run. */
const COUNTS = [10, 1000, 10_000];
/** The libraries take turns this many times, so that a machine that slows down affects all of them. */
const ROUNDS = 3;
/** Effort of one round. */
const EFFORT: Effort = { budgetMs: 1500, atLeast: 3, atMost: 200 };
/** Timeout of one round (ms). Actions without samples are a dash in the table. */
const PATIENCE_MS = 90_000;
const RESULTS_DIR = path.join(__dirname, '../../../src/components/benchmark');

declare global {
  interface Window {
    measure: (count: number, effort: Effort) => Promise<void>;
    report: Report;
  }
}

/** Serves an empty, cross-origin isolated page: only there does `performance.now` have its full resolution. */
async function startPage(script: string): Promise<http.Server> {
  const html = `<!doctype html><title>Benchmark</title><style>input{display:block}</style><body><script>${script.replaceAll('</script', '<\\/script')}</script>`;
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

const addressOf = (server: http.Server) =>
  `http://localhost:${(server.address() as AddressInfo).port}/`;

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
    // Closing the page rejects an unfinished measurement.
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

/** Adds the samples of a round to those of earlier rounds. */
function pool(all: Measurement, round: Measurement): void {
  for (const [action, { times, renders }] of Object.entries(round) as [Action, Samples][]) {
    const samples = (all[action] ??= { times: [], renders: [] });
    samples.times.push(...times);
    samples.renders.push(...renders);
  }
}

/** Measures every library at one size, in turns. A library that timed out is skipped in later rounds. */
async function measureSize(browser: Browser, urls: Map<SubjectName, string>, count: number) {
  const measured = new Map([...urls.keys()].map((subject) => [subject, {} as Measurement]));
  const inTime = new Map(urls);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [subject, url] of inTime) {
      const { measurement, isWhole } = await measureInBrowser(browser, url, count);
      pool(measured.get(subject)!, measurement);
      if (!isWhole) inTime.delete(subject);
      console.log(
        `${count} fields, round ${round}, ${subject}: ${isWhole ? 'measured' : 'cut off'}`,
      );
    }
  }
  return Object.fromEntries(
    [...measured].map(([subject, measurement]) => [subject, figures(measurement)]),
  );
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

/** Field counts from the command line, as in `10,1000`; by default, those of a full run. */
function countsOf(given?: string): number[] {
  const counts = given?.split(',').map(Number) ?? COUNTS;
  if (counts.every((count) => Number.isInteger(count) && count > 0)) return counts;
  throw new Error(`"${given}" is not a list of numbers of fields; write for instance: 10,1000.`);
}

function write(results: Results): void {
  fs.writeFileSync(path.join(RESULTS_DIR, 'library.json'), `${JSON.stringify(results, null, 2)}\n`);
  fs.writeFileSync(path.join(RESULTS_DIR, 'library.md'), markdown(results));
}

/** Measures every library at every size; nothing is left running if it fails. */
async function measureAll(browser: Browser, counts: number[]): Promise<Results> {
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
  const servers = new Map<SubjectName, http.Server>();
  try {
    for (const subject of SUBJECTS) {
      if (subject !== 'floor') results.bytes[subject] = await libraryBytes(subject);
      servers.set(subject, await startPage(await pageBundle(subject)));
    }
    const urls = new Map([...servers].map(([subject, server]) => [subject, addressOf(server)]));
    for (const count of counts) results.figures[count] = await measureSize(browser, urls, count);
    return results;
  } finally {
    servers.forEach((server) => server.close());
  }
}

/**
 * Compares the library with other form libraries in Chromium and prints the results. A full run also
 * writes them as JSON and Markdown. There are no thresholds, so slow results do not fail.
 *
 * @param options field counts for a quick run, instead of those of a full run
 */
export async function run([given]: string[] = []): Promise<void> {
  const counts = countsOf(given);
  execFileSync(...npmCommand('ci'), { cwd: __dirname, stdio: 'inherit' });
  execFileSync(...npmCommand('run', 'build:library'), { stdio: 'inherit' });
  const browser = await launchBrowser();
  try {
    const results = await measureAll(browser, counts);
    if (!given) write(results);
    console.log(markdown(results));
  } finally {
    await browser.close();
  }
}
