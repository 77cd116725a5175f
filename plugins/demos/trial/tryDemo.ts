import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LIMIT_MS, neverReturns } from '../prerender/watchdog';
import type { Demo } from '../types';
import { IN_BROWSER } from './browser';
import { bundleTrial, type TrialFolders } from './bundleTrial';

/** Behind the server; much lower, a sound demo would take too long on a busy machine (-20 to 19). */
const PRIORITY = 5;

/** Runs a bundle and returns what it tells; a signal that it did not end by itself. */
function runBundle(
  bundle: string,
  args: string[],
  signal: AbortSignal,
  timeout: number,
): Promise<{ problem?: string; endedBy: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    const child = fork(bundle, args, {
      execArgv: [],
      // What a demo logs is of no interest here.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout,
      killSignal: 'SIGKILL',
      signal,
    });
    if (child.pid) os.setPriority(child.pid, PRIORITY);
    let problem: string | undefined;
    child.on('message', (message) => {
      problem ??= String(message);
    });
    child.on('error', reject);
    child.on('exit', (_code, endedBy) => resolve({ problem, endedBy }));
  });
}

/**
 * Runs a demo as a build and then a browser would, without blocking this process.
 *
 * @param demo whose modules are generated
 * @param folders of the site
 * @param signal ends the trial, which then rejects
 * @param limit time that the demo has, as at build (ms)
 * @returns what is wrong; undefined for a demo that works, or whose imports cannot be resolved
 */
export async function tryDemo(
  { id, files }: Demo,
  folders: TrialFolders,
  signal: AbortSignal,
  limit = LIMIT_MS,
): Promise<string | undefined> {
  const bundle = path.join(folders.generated, 'trials', `${id}.cjs`);
  try {
    await bundleTrial(id, folders, bundle);
  } catch {
    return undefined;
  }
  try {
    for (const args of [[], [IN_BROWSER]]) {
      const { problem, endedBy } = await runBundle(bundle, args, signal, limit);
      if (problem ?? endedBy) return problem ?? neverReturns(files[0].path, limit);
    }
    return undefined;
  } finally {
    fs.rmSync(bundle, { force: true });
  }
}
