/** Time between two pings, in ms. */
export const BEAT_MS = 500;
/** Pings in a row without an answer after which a frame counts as silent. */
export const ALLOWED_MISSES = 6;
/** The same until it has rendered, which takes a slow phone seconds with a UI kit. */
export const MISSES_BEFORE_RENDER = 16;
/** The same while it is still loading its document and packages. */
export const MISSES_WHILE_LOADING = 60;
/** An answer that takes longer, in ms, is late. */
export const LATE_MS = 100;

/** Of this many beats, the newest, so many late ones make a frame slow. */
const SLOW = { late: 2, of: 3 };
/** Number of recent heartbeats, and how many late ones among them make a frame too heavy. */
const HEAVY = { late: 7, of: 10 };

/** A running heartbeat. */
export interface Heartbeat {
  /** Notes that the frame has answered. */
  answer: () => void;
  /** Pings in a row that were not answered. */
  misses: () => number;
  /** Whether most of the last answers were late: other frames of its process hardly get a turn. */
  isSlow: () => boolean;
  /** Forgets how it was until now, for another frame was the reason. */
  forgive: () => void;
  stop: () => void;
}

/** Callbacks of a heartbeat. */
export interface HeartbeatHandlers {
  /** Pings in a row that the frame may leave without an answer, for now. */
  allowedMisses: () => number;
  ping: () => void;
  /** Called before a ping when so many in a row were not answered. */
  onMiss: (misses: number) => void;
  /** Called once, when too many pings in a row went unanswered. */
  onSilence: () => void;
  /** Called when replies have been late for long, until the frame is stopped or recovers. */
  onHeaviness: () => void;
}

/**
 * Pings a frame regularly. It counts missed replies instead of time, so that a
 * sleeping computer or a throttled background tab is no death. How late answers are counts only once
 * there has been one, because a frame takes time to load.
 */
export function startHeartbeat(handlers: HeartbeatHandlers): Heartbeat {
  let misses = 0;
  let asked: number | undefined;
  /** Whether each beat was answered late, the newest last; undefined before the first answer. */
  let late: boolean[] | undefined;
  const isMostlyLate = (limit: typeof SLOW) =>
    late !== undefined && late.slice(-limit.of).filter(Boolean).length >= limit.late;

  const timer = setInterval(() => {
    if (misses > 0) handlers.onMiss(misses);
    if (misses >= handlers.allowedMisses()) {
      clearInterval(timer);
      handlers.onSilence();
      return;
    }
    misses += 1;
    asked ??= performance.now();
    handlers.ping();
  }, BEAT_MS);
  return {
    answer() {
      if (late === undefined) late = [];
      else if (asked !== undefined) {
        const isLate = performance.now() - asked > LATE_MS;
        late = [...late, ...Array<boolean>(misses).fill(isLate)].slice(-HEAVY.of);
      }
      misses = 0;
      asked = undefined;
      if (isMostlyLate(HEAVY)) handlers.onHeaviness();
    },
    misses: () => misses,
    isSlow: () => isMostlyLate(SLOW) || isMostlyLate(HEAVY),
    forgive() {
      misses = 0;
      asked = undefined;
      late &&= [];
    },
    stop: () => clearInterval(timer),
  };
}
