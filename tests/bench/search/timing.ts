/** Times of single calls (ms). */
export interface Timing {
  median: number;
  p95: number;
}

/** Calls once for each query and takes the times; the first call is made twice and counted once. */
export async function time(queries: string[], call: (query: string) => unknown): Promise<Timing> {
  await call(queries[0]);
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
