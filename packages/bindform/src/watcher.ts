import { message } from './messages';
import { createSelection, type Selection } from './selection';

/** Runs a callback after selected data has changed. */
export interface Watcher<S> {
  /** Starts to watch; the first call takes the baseline, later calls update the closures. */
  begin: (read: () => S, callback: (next: S, previous: S) => void) => void;
  end: () => void;
}

/** Delivers to one watcher, in a given round of one delivery. */
type Task = (round: number) => void;

const due = new Set<Task>();

const deliver = (): void => {
  const rounds = new Map<Task, number>();
  // Writes of a callback append to the list that this loop iterates over.
  for (const task of due) {
    due.delete(task);
    const round = (rounds.get(task) ?? 0) + 1;
    rounds.set(task, round);
    try {
      task(round);
    } catch (error) {
      // Reported like an uncaught error; the other callbacks run.
      queueMicrotask(() => {
        throw error;
      });
    }
  }
};

/**
 * Watches selected data. After each batch of changes the callback gets the current snapshot and
 * before, in a microtask. It may write the data; a cycle ends after 100 rounds with error BF003.
 *
 * @param key names the watcher in that error
 */
export const createWatcher = <S>(key: string): Watcher<S> => {
  const latest: { snapshot?: S } = {};
  let selection: Selection<S> | undefined;
  let unsubscribe: (() => void) | undefined;
  let callback: (next: S, previous: S) => void;
  let told: S;
  const task = (round: number) => {
    // That many rounds mean that a callback keeps changing what it watches.
    if (round > 100) throw new Error(message('BF003', key));
    const previous = told;
    told = (selection as Selection<S>).getSnapshot();
    if (!Object.is(told, previous)) callback(told, previous);
  };
  const wake = () => {
    // One microtask later, React has unmounted the watchers of removed data.
    if (!due.size) queueMicrotask(() => queueMicrotask(deliver));
    due.add(task);
  };
  return {
    begin(read, given) {
      const isFirst = !selection;
      unsubscribe?.();
      callback = given;
      selection = createSelection(read, latest);
      unsubscribe = selection.subscribe(wake);
      if (isFirst) told = selection.getSnapshot();
      else wake();
    },
    end() {
      unsubscribe?.();
      selection = undefined;
      due.delete(task);
    },
  };
};
