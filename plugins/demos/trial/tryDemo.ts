import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { publicSource } from '../demoAsset';
import { LIMIT_MS, neverReturns } from '../prerender/watchdog';
import type { Demo } from '../types';
import { IN_BROWSER } from './browser';
import { bundleTrial, type TrialFolders } from './bundleTrial';
import { TIME_OVER } from './processorTime';
import type { TrialProblem } from './run';

/** Behind the server; much lower, a sound demo would take too long on a busy machine (-20 to 19). */
const PRIORITY = 5;

/** What a process reports of a demo, and the signal that ended it. */
interface Outcome {
  problem?: TrialProblem;
  endedBy: NodeJS.Signals | null;
}

/** Ratio of the time on a clock to processor time after which a process that only waits is ended. */
const WAITING = 10;

/** Runs a bundle until it ends, or reports that its time (ms) is over. */
function runBundle(
  bundle: string,
  limit: number,
  args: string[],
  signal: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(bundle, [String(limit), ...args], {
      execArgv: ['--enable-source-maps'],
      // What a demo logs is of no interest here.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
      timeout: WAITING * limit,
      killSignal: 'SIGKILL',
      signal,
    });
    if (child.pid) os.setPriority(child.pid, PRIORITY);
    child.stdio[TIME_OVER]?.once('data', () => child.kill('SIGKILL'));
    let problem: TrialProblem | undefined;
    child.on('message', (message) => {
      problem ??= message as TrialProblem;
    });
    child.on('error', reject);
    child.on('exit', (_code, endedBy) => resolve({ problem, endedBy }));
  });
}

const lines = (text: string) => text.trimEnd().split('\n').length;

/** The message with the place in the demo that threw; its sources are generated without the comment above them. */
function withPlace({ message, stack }: TrialProblem, { files }: Demo): string {
  const frames = [...(stack ?? '').matchAll(/[\\/]sources[\\/](.+?):(\d+):\d+/g)];
  for (const [, where, line] of frames) {
    const file = files.find(({ path: name }) => name === posixPath(where));
    if (!file) continue;
    const above = lines(file.source) - lines(publicSource(file));
    return message.replace(/^[^:]+/, `demos/${file.path}:${Number(line) + above}`);
  }
  return message;
}

/**
 * Runs a demo as a build and then a browser would, without blocking this process.
 *
 * @param demo whose modules are generated
 * @param folders of the site
 * @param signal ends the trial, which then rejects
 * @param limit processor time that the demo has (ms)
 * @returns what is wrong; undefined for a demo that works, or whose imports cannot be resolved
 */
export async function tryDemo(
  demo: Demo,
  folders: TrialFolders,
  signal: AbortSignal,
  limit = LIMIT_MS,
): Promise<string | undefined> {
  const bundle = path.join(folders.generated, 'trials', `${demo.id}.cjs`);
  try {
    await bundleTrial(demo.id, folders, bundle);
  } catch {
    return undefined;
  }
  try {
    for (const mode of [[], [IN_BROWSER]]) {
      const { problem, endedBy } = await runBundle(bundle, limit, mode, signal);
      if (problem) return withPlace(problem, demo);
      if (endedBy) return neverReturns(demo.files[0].path, limit);
    }
    return undefined;
  } finally {
    fs.rmSync(bundle, { force: true });
  }
}
