import { AsyncResource } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';

/** Time that a demo has to render (ms); the slowest takes a fiftieth of it. */
export const LIMIT_MS = 30_000;

/**
 * What is wrong with a demo that never returns.
 *
 * @param file path of the demo from the folder of all demos
 * @param limit time that it had (ms)
 */
export const neverReturns = (file: string, limit = LIMIT_MS): string =>
  `demos/${file}: the demo has not rendered within ${limit / 1000} s, so it probably never returns. Look for a loop without end in it or in an effect, and correct it.`;

/** Runs in a separate thread: a demo that never returns stops all timers of this one. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  let timer;
  parentPort.on('message', (watch) => {
    clearTimeout(timer);
    if (!watch) return;
    timer = setTimeout(() => {
      writeSync(2, '\\n' + watch.sentence + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }, watch.limit);
  });
`;

let worker: Worker | undefined;

/** A worker keeps the async context it is created in; that of a render would keep all pages of a language in memory. */
const outsideRenders = new AsyncResource('watchdog');

function startWorker(): Worker {
  const started = new Worker(THREAD, { eval: true });
  // The build ends without it.
  started.unref();
  return started;
}

/**
 * Renders a demo, and ends the process with one sentence if that does not end.
 *
 * @param file path of the demo from the folder of all demos
 * @param render what may never return
 * @param limit time that it has (ms)
 */
export function watched<Result>(file: string, render: () => Result, limit = LIMIT_MS): Result {
  worker ??= outsideRenders.runInAsyncScope(startWorker);
  worker.postMessage({ limit, sentence: neverReturns(file, limit) });
  try {
    return render();
  } finally {
    worker.postMessage(undefined);
  }
}
