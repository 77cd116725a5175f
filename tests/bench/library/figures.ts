import type { Figure } from '../../../src/components/benchmark/results';
import type { Samples } from './driver';

function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

const ascending = (values: number[]) => [...values].sort((a, b) => a - b);
const rounded = (ms: number) => Math.round(ms * 1000) / 1000;

/** Summarizes samples as median and quartiles. */
export function figure({ times, renders }: Samples): Figure {
  const sorted = ascending(times);
  return {
    median: rounded(quantile(sorted, 0.5)),
    low: rounded(quantile(sorted, 0.25)),
    high: rounded(quantile(sorted, 0.75)),
    samples: sorted.length,
    renders: quantile(ascending(renders), 0.5),
  };
}
