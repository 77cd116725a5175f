/** A worker with the address of its script. */
export interface StartedWorker<W = Worker> {
  worker: W;
  address: string;
}

/**
 * Starts a worker and captures the address of its script, which the bundler generates and passes only to the
 * constructor.
 *
 * @param start calls `new Worker(…)` synchronously, in the form that the bundler recognizes
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
