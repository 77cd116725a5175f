import { schedule, unschedule, type Task } from './delivery';
import { createSelection, type Selection } from './selection';

/** Runs a callback after selected data has changed. */
export interface Watcher<S> {
  /**
   * Starts to watch; the first call for a source takes the baseline, later calls update the closures.
   *
   * @param source the form that is read, if a later call may read another one
   */
  begin: (read: () => S, callback: (next: S, previous: S) => void, source?: object) => void;
  end: () => void;
}

/**
 * Watches selected data. After each batch of changes the callback gets the current snapshot and
 * the one before, in a microtask. It may write the data; a cycle ends with error BF003.
 *
 * @param key names the watcher in that error
 */
export const createWatcher = <S>(key: string): Watcher<S> => {
  const latest: { snapshot?: S } = {};
  let selection: Selection<S> | undefined;
  let unsubscribe: (() => void) | undefined;
  let callback: (next: S, previous: S) => void;
  let told: S;
  let of: object | undefined;
  const task: Task = {
    name: key,
    run() {
      const previous = told;
      told = (selection as Selection<S>).getSnapshot();
      if (!Object.is(told, previous)) callback(told, previous);
    },
  };
  const wake = () => schedule(task);
  return {
    begin(read, given, source) {
      const isFirst = !selection || source !== of;
      of = source;
      unsubscribe?.();
      callback = given;
      selection = createSelection(read, latest);
      unsubscribe = selection.subscribe(wake);
      if (isFirst) {
        unschedule(task);
        told = selection.getSnapshot();
      }
    },
    end() {
      unsubscribe?.();
      selection = undefined;
      unschedule(task);
    },
  };
};
