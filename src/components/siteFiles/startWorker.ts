/** A worker with the address of its script. */
export interface StartedWorker<W = Worker> {
  worker: W;
  address: string;
}

/**
 * Starts a worker and learns the address of its script: the bundler makes that up, and tells it to the
 * constructor alone.
 *
 * @param start calls `new Worker(…)` before it returns, in the words that the bundler knows
 */
export function startWorker(start: () => Worker): StartedWorker {
  const { Worker } = window;
  let address = '';
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      address = String(url);
      super(url, options);
    }
  };
  try {
    return { worker: start(), address };
  } finally {
    window.Worker = Worker;
  }
}
