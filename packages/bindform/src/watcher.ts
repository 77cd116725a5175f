import { createSelection, type Selection } from './selection';
import { message } from './messages';

/** Something that calls back after selected data changed. */
export interface Watcher<S> {
  /** Watches; the first call takes the baseline, a later one brings newer closures. */
  start: (read: () => S, callback: (next: S, previous: S) => void) => void;
  stop: () => void;
}

interface Task {
  key: string;
  run: () => void;
}

/** More rounds than this in one delivery can only be a callback that keeps changing what it watches. */
const MOST_ROUNDS = 100;
const due = new Set<Task>();

function deliver(): void {
  const rounds = new Map<Task, number>();
  // Whatever a callback writes adds to the end of the list that is gone through here.
  for (const task of due) {
    due.delete(task);
    const round = (rounds.get(task) ?? 0) + 1;
    rounds.set(task, round);
    try {
      if (round > MOST_ROUNDS) throw new Error(message('BF003', task.key));
      task.run();
    } catch (error) {
      // Reported as any uncaught error is, and the others go on.
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

function schedule(task: Task): void {
  // A microtask later React has unmounted those who watch what is gone.
  if (!due.size) queueMicrotask(() => queueMicrotask(deliver));
  due.add(task);
}

/**
 * Watches selected data. After each batch of changes the callback gets the snapshots of now and
 * before, in a microtask. It may write the data; a cycle ends after 100 rounds with error BF003.
 *
 * @param key names the watcher in that error
 */
export function createWatcher<S>(key: string): Watcher<S> {
  const shown: { current?: S } = {};
  let selection: Selection<S> | undefined;
  let end: (() => void) | undefined;
  let callback: (next: S, previous: S) => void;
  const task = {
    key,
    run() {
      const previous = shown.current as S;
      const next = (selection as Selection<S>).get();
      shown.current = next;
      if (!Object.is(next, previous)) callback(next, previous);
    },
  };
  return {
    start(read, given) {
      const isFirst = !selection;
      end?.();
      callback = given;
      selection = createSelection(read, shown);
      end = selection.subscribe(() => schedule(task));
      if (isFirst) shown.current = selection.get();
      else schedule(task);
    },
    stop() {
      end?.();
      selection = undefined;
      due.delete(task);
    },
  };
}
