import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Action } from '../../../src/components/benchmark/results';
import type { Effort, Samples } from './driver';
import type { Scenario } from './scenarios';

declare global {
  interface Window {
    measure: (scenario: Scenario, count: number, effort: Effort) => Promise<void>;
  }
}

/** What one page measured. */
export interface Measurement {
  actions: Partial<Record<Action, Samples>>;
  /** Heap (bytes) that an unmounted form leaves. */
  left?: number;
  /** Whether the page was closed before it was ready. */
  isCutOff: boolean;
}

/** Serves an empty, cross-origin isolated page: only there does `performance.now` have its full resolution. */
export async function startPage(script: string): Promise<http.Server> {
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

/** Address of the page. */
export const addressOf = (server: http.Server): string =>
  `http://localhost:${(server.address() as AddressInfo).port}/`;

/**
 * CPU time of the main thread so far (ms). `ThreadTime` is the clock of the thread itself, in microseconds:
 * other programs do not count, and garbage collection, style and layout do. `TaskDuration` has only tasks that
 * are over, and a trace would slow down what it records.
 */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const { value } = metrics.find(({ name }) => name === 'ThreadTime')!;
  return value * 1000;
}

async function heapSize(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function connect(page: Page, measurement: Measurement): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.exposeFunction('probeCpu', () => threadTime(session));
  await page.exposeFunction('probeHeap', () => heapSize(session));
  await page.exposeFunction('report', (action: Action, samples: Samples) => {
    measurement.actions[action] = samples;
  });
  await page.exposeFunction('reportLeft', (bytes: number) => {
    measurement.left = bytes;
  });
}

/**
 * Measures a group of actions in a new page.
 *
 * @param url address of the page of a library
 * @param patienceMs time after which the page is closed (ms)
 */
export async function measureInPage(
  browser: Browser,
  url: string,
  [scenario, count, effort]: [Scenario, number, Effort],
  patienceMs: number,
): Promise<Measurement> {
  const page = await browser.newPage();
  const measurement: Measurement = { actions: {}, isCutOff: false };
  try {
    await connect(page, measurement);
    await page.goto(url);
    const measured = page
      .evaluate(([a, b, c]) => window.measure(a, b, c), [scenario, count, effort] as const)
      .then(() => false);
    // Closing the page rejects an unfinished measurement.
    measured.catch(() => undefined);
    const late = setTimeout(patienceMs, true, { ref: false });
    measurement.isCutOff = await Promise.race([measured, late]);
    return measurement;
  } finally {
    await page.close();
  }
}
