import { isReact18 } from './react';
import { collect, follow, isCurrent, refresh, unfollow, type Reading } from './sources';

/** The state of a component that tracks what it reads. Another state is the same tracker in another list. */
type Tracked = [tracker: Tracker];

interface Tracker {
  /** Reads in a render, which has been given the state. */
  read: <V>(state: [Tracked, (next: Tracked) => void], read: () => V) => Reading<V>;
  /** Takes the listener of React; returns the end of what is followed. */
  subscribe: (listener: () => void) => () => void;
  /** Differs while the last render lacks what has been written. */
  getSnapshot: () => unknown;
  /**
   * Follows what was read, from the commit on: in place of what the commit before has read, which is followed even
   * while Suspense hides the component, whose data may change meanwhile.
   */
  follow: (reading: Reading<unknown>) => void;
}

/**
 * Renders a component again when something that its last commit has read is written.
 *
 * React posts a task to the event loop after each render that a different snapshot has caused. So what the user enters
 * renders by a state, and the snapshot differs only until a render has that state: it may have to wait, as in a
 * transition, and a store never does.
 *
 * @returns the first state
 */
export const createTracker = (): Tracked => {
  let state: [rendered: Tracked, render: (next: Tracked) => void];
  let latestReading: Reading<unknown>;
  /** What the last commit has read; before the first one, what a render has. */
  let followed: Reading<unknown> | undefined;
  let listener: (() => void) | undefined;
  let isReading = false;
  /** Whether the last change was written by the render itself. */
  let wasOwn: boolean | undefined;
  const wake = (isUrgent?: boolean, isOwn?: boolean) => {
    if (isReading) {
      // Once, or a render that writes each time would never end.
      if (!wasOwn) queueMicrotask(() => wake(false, true));
      return;
    }
    wasOwn = isOwn;
    latest = [tracker];
    // React 18 renders a state and a store apart unless an event has changed both.
    if (isUrgent && !isReact18) state[1](latest);
    listener?.();
  };
  const tracker: Tracker = {
    read(given, read) {
      state = given;
      isReading = true;
      try {
        const reading = collect(read);
        refresh(reading);
        latestReading = reading;
        followed ??= reading;
        return reading;
      } finally {
        isReading = false;
      }
    },
    subscribe(given) {
      listener = given;
      // React 19.2 does not compare the snapshots when it shows a hidden tree again.
      given();
      return () => unfollow(followed!, wake);
    },
    getSnapshot: () => (latest === state[0] ? !isCurrent(latestReading) : latest),
    follow(reading) {
      unfollow(followed!, wake, reading);
      follow((followed = reading), wake);
      wasOwn = false;
      // Written between the render and the commit: a state renders again before the page is painted.
      if (!isCurrent(reading)) wake(true);
    },
  };
  let latest: Tracked = [tracker];
  return latest;
};
