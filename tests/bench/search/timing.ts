/** Durations of single calls (ms). */
export interface Timing {
  median: number;
  p95: number;
}

/** Calls a function once per query to warm up, then measures a second call per query. */
export async function time(queries: string[], call: (query: string) => unknown): Promise<Timing> {
  for (const query of queries) await call(query);
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    await call(query);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { median: at(0.5), p95: at(0.95) };
}
