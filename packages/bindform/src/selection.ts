import { collect, follow, isCurrent, unfollow, type Reading } from './observe';
import { clone, isEqual } from './plain';

/** Selected data as snapshots. */
export interface Selection<V> {
  /** The snapshot now; it keeps its identity while the data is deeply the same. */
  get: () => V;
  /** Tells the listener when something that was read is written; returns the end of it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Selects data. It is read once, and again only after something that was read has been written.
 *
 * @param read reads the data
 * @param shown snapshot of an earlier selection, kept while the data is deeply the same
 */
export function createSelection<V>(read: () => V, shown: { current?: V } = {}): Selection<V> {
  let reading: Reading<V> | undefined;
  let listener: (() => void) | undefined;
  let isDue = true;
  const hear = () => {
    isDue = true;
    listener?.();
  };
  const get = () => {
    if (!reading || (listener ? isDue : !isCurrent(reading))) {
      const next = collect(() => clone(read()));
      const previous = reading ? reading.value : (shown.current as V);
      if (isEqual(next.value, previous)) next.value = previous;
      if (listener) {
        if (reading) unfollow(reading, hear);
        follow(next, hear);
      }
      reading = next;
      isDue = false;
    }
    return reading.value;
  };
  return {
    get,
    subscribe(given) {
      get();
      const started = reading as Reading<V>;
      listener = given;
      isDue = false;
      follow(started, hear);
      return () => {
        listener = undefined;
        unfollow(reading as Reading<V>, hear);
      };
    },
  };
}
