import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Definitions } from '../definitions';
import type { ReferenceSource } from './readReference';

/** A branch switch changes many files at once; they are worth one reading. */
const BURST_MS = 300;

let latest = new AbortController();

/**
 * Reads the source in its own process, so that the development server goes on meanwhile. A new
 * reading ends the one before, whose promise is then never settled: its result would be outdated.
 *
 * @throws Error when that process ends without a result; the reason is in its output
 */
export async function readInBackground(source: ReferenceSource): Promise<Definitions> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  await wait(BURST_MS);
  return new Promise((resolve, reject) => {
    if (signal.aborted) return;
    const child = fork(require.resolve('./backgroundReader.ts'), [JSON.stringify(source)], {
      execArgv: ['--import', 'tsx'],
    });
    // The compiler blocks the process, so it would not handle a softer signal.
    signal.addEventListener('abort', () => child.kill('SIGKILL'));
    child.once('message', (definitions) => resolve(definitions as Definitions));
    child.once('error', reject);
    child.once('exit', (code) => {
      const failed = code !== 0 && !signal.aborted;
      if (failed) reject(new Error(`The API of ${source.entry} could not be read; see above.`));
    });
  });
}
