import { startWorker, type StartedWorker } from '@site/src/components/siteFiles/startWorker';

/** Starts the search worker; its script is its own chunk. */
export const createWorker = (): StartedWorker =>
  startWorker(
    () =>
      new Worker(
        /* webpackChunkName: "search-worker" */ new URL('../worker/worker.ts', import.meta.url),
      ),
  );
