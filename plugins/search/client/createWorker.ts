/** Starts the search worker; its script is a chunk of its own. */
export function createWorker(): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url));
}
