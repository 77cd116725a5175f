/** Time between two pings, in ms. */
export const BEAT_MS = 500;
/** Pings in a row without an answer after which a frame counts as silent. */
export const ALLOWED_MISSES = 6;

/** A running heartbeat. */
export interface Heartbeat {
  /** Notes that the frame has answered. */
  answer: () => void;
  /** Pings in a row that were not answered. */
  misses: () => number;
  stop: () => void;
}

/**
 * Asks a frame again and again whether it lives. It counts unanswered pings and not time, so that a
 * sleeping computer or a throttled background tab is no death.
 *
 * @param ping asks the frame
 * @param onSilence called once, when too many pings in a row went unanswered
 */
export function startHeartbeat(ping: () => void, onSilence: () => void): Heartbeat {
  let misses = 0;
  const timer = setInterval(() => {
    if (misses >= ALLOWED_MISSES) {
      clearInterval(timer);
      onSilence();
      return;
    }
    misses += 1;
    ping();
  }, BEAT_MS);
  return {
    answer: () => {
      misses = 0;
    },
    misses: () => misses,
    stop: () => clearInterval(timer),
  };
}
