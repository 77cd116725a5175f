import { startWorker, type StartedWorker } from '@site/src/components/siteFiles/startWorker';

/** Starts the search worker, whose script is a separate chunk. */
export const createWorker = (): StartedWorker =>
  startWorker(
    () =>
      new Worker(
        /* webpackChunkName: "search-worker" */ new URL('../worker/worker.ts', import.meta.url),
      ),
  );
