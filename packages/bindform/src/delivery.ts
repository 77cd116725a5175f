import { message } from './messages';

/** Work that follows a change of data, in a microtask. */
export interface Task {
  /** Names it in the error of a cycle. */
  readonly name: string;
  run: () => void;
}

const due = new Set<Task>();

/** Calls a function of the application. What it throws is reported like an uncaught error, and the caller goes on. */
export const attempt = (call: () => void): void => {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
};

const deliver = (): void => {
  const rounds = new Map<Task, number>();
  // What a task writes appends to the list that this loop iterates over.
  for (const task of due) {
    due.delete(task);
    const round = (rounds.get(task) ?? 0) + 1;
    rounds.set(task, round);
    attempt(() => {
      // That many rounds mean that a task keeps changing what it follows.
      if (round > 100) throw new Error(message('BF003', task.name));
      task.run();
    });
  }
};

/** Runs a task once, soon. A cycle of tasks ends after 100 rounds with error BF003. */
export const schedule = (task: Task): void => {
  // One microtask later, React has unmounted what follows removed data.
  if (!due.size) queueMicrotask(() => queueMicrotask(deliver));
  due.add(task);
};

/** Takes back what was scheduled. */
export const unschedule = (task: Task): void => {
  due.delete(task);
};
