/** A throttled call; see {@link throttle}. */
export interface Throttled {
  /** Asks for a run: at once when the last one is long enough ago, else as soon as it is. */
  request: () => void;
  /** Drops a run that was asked for and has not happened. */
  cancel: () => void;
}

/**
 * Runs a function at most once in a span of time and never drops the last request, so that the last
 * edit is always built.
 *
 * @param run what to do; it reads the newest state itself
 * @param spanMs span between two runs, in ms
 */
export function throttle(run: () => void, spanMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  let asked = false;

  const start = () => {
    asked = false;
    resting = true;
    timer = setTimeout(() => {
      resting = false;
      if (asked) start();
    }, spanMs);
    run();
  };
  return {
    request: () => {
      asked = true;
      if (!resting) start();
    },
    cancel: () => {
      clearTimeout(timer);
      resting = false;
      asked = false;
    },
  };
}
