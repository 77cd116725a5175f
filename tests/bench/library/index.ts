import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { npmCommand } from '../../../plugins/library-downloads/npmCommand';
import { launchBrowser } from '../../support/launchBrowser';
import {
  isFloor,
  type Action,
  type Results,
  type SubjectName,
} from '../../../src/components/benchmark/results';
import { libraryBytes, pageBundle } from './bundle';
import type { Samples } from './driver';
import { figure, median } from './figures';
import { readOptions, type Options } from './options';
import { addressOf, measureInPage, startPage } from './page';
import { markdown } from './report';
import { SCENARIOS } from './scenarios';
import { createShuffle } from './shuffled';

const RESULTS_DIR = path.join(__dirname, '../../../src/components/benchmark');

/** What was measured of one library at one size. */
interface Measured {
  actions: Partial<Record<Action, Samples>>;
  left: number[];
}

/** Adds the samples of a page to those of earlier rounds. */
function pool(all: Measured, actions: Measured['actions'], left?: number): void {
  for (const [action, { times, cpu, renders }] of Object.entries(actions) as [Action, Samples][]) {
    const samples = (all.actions[action] ??= { times: [], cpu: [], renders: [] });
    samples.times.push(...times);
    samples.cpu.push(...cpu);
    samples.renders.push(...renders);
  }
  if (left !== undefined) all.left.push(left);
}

const figuresOf = ({ actions }: Measured) =>
  Object.fromEntries(
    Object.entries(actions).map(([action, samples]) => [action as Action, figure(samples)]),
  );

/** Measures every library at one size, in turns. A group of actions that timed out is skipped in later rounds. */
async function measureSize(
  browser: Browser,
  urls: Map<SubjectName, string>,
  count: number,
  { rounds, effortFor, patienceMs, seed }: Options,
): Promise<Map<SubjectName, Measured>> {
  const shuffle = createShuffle(seed + count);
  const measured = new Map<SubjectName, Measured>();
  for (const subject of urls.keys()) measured.set(subject, { actions: {}, left: [] });
  const cutOff = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const scenario of SCENARIOS) {
      const order = shuffle([...urls.keys()]);
      for (const subject of order) {
        const turn = `${scenario} of ${subject}`;
        if (cutOff.has(turn)) continue;
        const { actions, left, isCutOff } = await measureInPage(
          browser,
          urls.get(subject)!,
          [scenario, count, effortFor(count)],
          patienceMs,
        );
        pool(measured.get(subject)!, actions, left);
        if (isCutOff) cutOff.add(turn);
      }
      console.log(`${count} fields, round ${round}, ${scenario}: ${order.join(', ')}`);
    }
  }
  if (cutOff.size) console.log(`Cut off after ${patienceMs} ms: ${[...cutOff].join('; ')}`);
  return measured;
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

function write(results: Results): void {
  fs.writeFileSync(path.join(RESULTS_DIR, 'library.json'), `${JSON.stringify(results, null, 2)}\n`);
  fs.writeFileSync(path.join(RESULTS_DIR, 'library.md'), markdown(results));
}

/** Measures every library at every size; no server is left running if it fails. */
async function measureAll(browser: Browser, options: Options): Promise<Results> {
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    seed: options.seed,
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
    left: {},
  };
  const servers = new Map<SubjectName, http.Server>();
  try {
    for (const subject of options.subjects) {
      if (!isFloor(subject)) results.bytes[subject] = await libraryBytes(subject);
      servers.set(subject, await startPage(await pageBundle(subject)));
    }
    const urls = new Map([...servers].map(([subject, server]) => [subject, addressOf(server)]));
    for (const count of options.counts) {
      const measured = await measureSize(browser, urls, count, options);
      results.figures[count] = {};
      results.left[count] = {};
      for (const [subject, all] of measured) {
        results.figures[count][subject] = figuresOf(all);
        if (all.left.length) results.left[count][subject] = Math.round(median(all.left));
      }
    }
    return results;
  } finally {
    servers.forEach((server) => server.close());
  }
}

/**
 * Compares the library with other form libraries in Chromium and prints the results. With `--write`, they become
 * the data of the charts. There are no thresholds, so slow results do not fail.
 *
 * @param args options of the command line; see {@link readOptions}
 */
export async function run(args: string[] = []): Promise<void> {
  const options = readOptions(args);
  execFileSync(...npmCommand('ci'), { cwd: __dirname, stdio: 'inherit' });
  execFileSync(...npmCommand('run', 'build:library'), { stdio: 'inherit' });
  console.log(`Order of the libraries: --seed ${options.seed}`);
  const browser = await launchBrowser();
  try {
    const results = await measureAll(browser, options);
    if (options.isWritten) write(results);
    console.log(markdown(results));
  } finally {
    await browser.close();
  }
}
