import type { Figure, Spread } from '../../../src/components/benchmark/results';
import type { Samples } from './driver';

function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

const ascending = (values: number[]) => [...values].sort((a, b) => a - b);
const rounded = (ms: number) => Math.round(ms * 1000) / 1000;

function spread(values: number[]): Spread {
  const sorted = ascending(values);
  return {
    median: rounded(quantile(sorted, 0.5)),
    low: rounded(quantile(sorted, 0.25)),
    high: rounded(quantile(sorted, 0.75)),
  };
}

/** Returns the median of at least one value. */
export const median = (values: number[]): number => quantile(ascending(values), 0.5);

/** Summarizes samples as medians and quartiles. */
export function figure({ times, cpu, renders }: Samples): Figure {
  return {
    ...spread(times),
    cpu: spread(cpu),
    samples: times.length,
    renders: median(renders),
  };
}
