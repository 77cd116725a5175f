/** Starts the search worker; its script is its own chunk. */
export function createWorker(): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url));
}
