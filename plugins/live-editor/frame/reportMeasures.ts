import type { LogLevel } from '../protocol';

const now = performance.now.bind(performance);

/**
 * Reports what the console counts and times (https://console.spec.whatwg.org/#counting), in the frame's console
 * as well.
 *
 * @param add gets each line
 */
export function reportMeasures(add: (level: LogLevel, values: unknown[]) => void): void {
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();
  const reportTime = (label: string, values: unknown[]) => {
    const start = starts.get(label);
    if (start !== undefined) add('log', [`${label}: ${(now() - start).toFixed(1)} ms`, ...values]);
  };
  const acts = {
    count(label: string) {
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      add('log', [`${label}: ${count}`]);
    },
    countReset: (label: string) => counts.delete(label),
    time: (label: string) => starts.has(label) || starts.set(label, now()),
    timeLog: reportTime,
    timeEnd(label: string) {
      reportTime(label, []);
      starts.delete(label);
    },
  };
  for (const method of Object.keys(acts) as (keyof typeof acts)[]) {
    const original = console[method].bind(console);
    console[method] = (label = 'default', ...values: unknown[]) => {
      original(label, ...values);
      acts[method](`${label}`, values);
    };
  }
}
