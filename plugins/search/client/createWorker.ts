import { chunkAddress } from '@site/src/upstream/page';

/** Starts the search worker; its script is its own chunk. */
export function createWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('../worker/worker.ts', import.meta.url),
  );
}

/** Address of its script. */
export const workerAddress = (): string => chunkAddress('search-worker');
