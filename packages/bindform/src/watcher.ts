import { createObserver } from './observe';
import { clone, isEqual } from './plain';
import { message } from './warn';

/** Something that calls back after selected data changed. */
export interface Watcher {
  stop: () => void;
  /** Reads anew what to watch, for a selection whose closure has changed. */
  follow: () => void;
}

type Task = { run: () => void; key: string };

/** More rounds than this in one delivery can only be callbacks that write what they watch. */
const MOST_ROUNDS = 100;
const due = new Map<object, Task>();
let isScheduled = false;

function deliver(): void {
  isScheduled = false;
  for (let round = 0; due.size; round += 1) {
    const tasks = [...due.values()];
    due.clear();
    if (round === MOST_ROUNDS) {
      throw new Error(
        message(
          'BF003',
          `The watch callback "${tasks[0].key}" was stopped after ${MOST_ROUNDS} rounds, because callbacks keep changing what they watch. Write the model only when the value differs.`,
        ),
      );
    }
    tasks.forEach((task) => task.run());
  }
}

function schedule(id: object, task: Task): void {
  due.set(id, task);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(deliver);
}

/**
 * Watches selected data. The baseline is taken now; after each batch of changes the callback gets
 * the snapshots of now and before, in a microtask.
 *
 * @param select reads the data; what it reads decides when it is asked again
 * @param callback may write the data; a cycle ends after 100 rounds with error BF003
 * @param key names the watcher in that error
 */
export function createWatcher<S>(
  select: () => S,
  callback: (next: S, previous: S) => void,
  key: string,
): Watcher {
  const id = {};
  const observer = createObserver(() => schedule(id, { key, run }));
  const read = () => observer.track(() => clone(select()));
  let previous = read();
  function run() {
    const next = read();
    if (isEqual(next, previous)) return;
    const before = previous;
    previous = next;
    callback(next, before);
  }
  return {
    follow: read,
    stop() {
      observer.stop();
      due.delete(id);
    },
  };
}
