import { clone, isEqual } from './copy';
import { collect, follow, isCurrent, unfollow, type Reading } from './sources';

/** Selected data as snapshots. */
export interface Selection<V> {
  /** The current snapshot; its identity is stable while the data is deeply equal. */
  getSnapshot: () => V;
  /**
   * Notifies the listener when something that was read is written, and at once unless the last snapshot is current:
   * React 19.2 does not compare snapshots when it shows a hidden tree again.
   *
   * @returns ends it
   */
  subscribe: (listener: () => void) => () => void;
}

/** A copy of what was read; members of a map or a set may be live, too. */
const snapshotOf = <V>(value: V): V =>
  value instanceof Map || value instanceof Set
    ? new (value.constructor as new (members: unknown) => V & object)(clone([...value]))
    : clone(value);

/**
 * Selects data. It is read once, and again only after something that was read has been written.
 *
 * @param read reads the data
 * @param latest the latest snapshot, shared with the selections that this one follows
 */
export const createSelection = <V>(read: () => V, latest: { snapshot?: V }): Selection<V> => {
  let reading: Reading<V> | undefined;
  let listener: (() => void) | undefined;
  const getSnapshot = () => {
    if (!reading || !isCurrent(reading)) {
      const next = collect(() => snapshotOf(read()));
      if (isEqual(next.result, latest.snapshot)) next.result = latest.snapshot as V;
      latest.snapshot = next.result;
      if (reading && listener) {
        unfollow(reading, listener);
        follow(next, listener);
      }
      reading = next;
    }
    return reading.result;
  };
  return {
    getSnapshot,
    subscribe(given) {
      const before = reading;
      getSnapshot();
      listener = given;
      follow(reading as Reading<V>, given);
      if (reading !== before) given();
      return () => {
        listener = undefined;
        unfollow(reading as Reading<V>, given);
      };
    },
  };
};
