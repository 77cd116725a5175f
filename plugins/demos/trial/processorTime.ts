import { Worker } from 'node:worker_threads';

/** File descriptor by which a process tells its parent that its time is over. */
export const TIME_OVER = 4;

/** Runs in a separate thread: a demo that never returns stops all timers of the main one. */
const THREAD = `
  const { workerData: { limit, descriptor } } = require('node:worker_threads');
  const start = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1000 < limit) return;
    clearInterval(timer);
    require('node:fs').writeSync(descriptor, 'over');
  }, 100);
`;

/**
 * Limits the processor time of this process, which, unlike the time on a clock, is the same on a busy machine. Writes to
 * {@link TIME_OVER} once it is over.
 *
 * @param limit processor time from now on (ms)
 */
export function limitProcessorTime(limit: number): void {
  const workerData = { limit, descriptor: TIME_OVER };
  // The process ends without it.
  new Worker(THREAD, { eval: true, workerData }).unref();
}
