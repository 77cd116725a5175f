import type { ReactNode } from 'react';
import { schedule, unschedule, type Task } from './delivery';
import { isThenable } from './rules';
import {
  collect,
  follow,
  isCurrent,
  noteRead,
  noteWrite,
  now,
  refresh,
  unfollow,
  type Reading,
} from './sources';

/** Result of a check that was aborted before its rules settled. */
export const SUPERSEDED = null;

/** Result of a check: what failed, `undefined` when all passed, or {@link SUPERSEDED}. */
export type Verdict<V = ReactNode> = V | undefined | null;

/** Visible state of a validation. */
export interface ValidationState<V = ReactNode> {
  /** The message of `setError`, which takes precedence over all others. */
  manual?: ReactNode;
  /** What the last check failed with. */
  failure?: V | undefined;
  /** Whether a rule has not answered yet. */
  isPending: boolean;
  /** Whether the issues of the form's schema are shown, too. */
  isJudged: boolean;
  /** Whether the user has left the control. Its source is separate, because no control shows it. */
  isTouched: boolean;
}

/** One check, for the rules that it runs. */
export interface Check {
  /** Aborted when the result does not matter any more. */
  signal: AbortSignal;
  /** Calls a function, and repeats the check once what it has read is written. */
  track: <R>(read: () => R) => R;
}

/** The source of whether the user has left the control; all other state is without a name. */
export const TOUCHED = 1;

/** The errors of one field, or of a form, and the check that is under way. */
export interface Validation<V = ReactNode> {
  /** The state, tracked like a read of the model. */
  read: (source?: number) => ValidationState<V>;
  /** Result of the latest check. It settles once and never rejects. */
  verdict?: Promise<Verdict<V>>;
  /** Whether a submit or a call has asked for a check since the last call of `dismiss`. */
  wasAsked?: boolean;
  /** Whether a check is under way, and nothing that its rules have read has changed. */
  isUnderWay: () => boolean;
  /** Changes the state, and notifies the subscribers of the source if that made a difference. */
  show: (changes: Partial<ValidationState<V>>, source?: number) => void;
  /** Notifies subscribers as if the state had changed. */
  refresh: (source?: number) => void;
  /**
   * Starts a check in place of any check before it. Without a promise the errors are up to date on
   * return.
   *
   * @param ask runs the rules and returns their message
   * @param onFailure called when a rule fails, unless the check was superseded
   */
  check: (
    ask: (check: Check) => V | undefined | Promise<V | undefined>,
    onFailure?: (failure: V) => void,
  ) => Promise<Verdict<V>>;
  /** Runs a write that does not repeat the check: the trigger decides about that. */
  absorb: (write: () => void) => void;
  /**
   * Removes the rules' message, supersedes the check under way, and ends its repetition.
   *
   * @param changes what else changes in the visible state
   */
  dismiss: (changes?: Partial<ValidationState<V>>) => void;
}

/**
 * The validation of one field, or of a form by its schema. It knows neither React nor the form.
 *
 * @param name names it in the error of a cycle
 * @param repeat called when something that the rules have read was written; when forced, it starts a
 *   check even if the trigger is `manual`
 */
export const createValidation = <V = ReactNode>(
  name: () => string,
  repeat: (isForced?: boolean) => void,
): Validation<V> => {
  let settle: ((verdict: Verdict<V>) => void) | undefined;
  let aborter: AbortController | undefined;
  let readings: Reading<unknown>[] = [];
  /** Whether there was such a write since the check began. */
  let isOutdated = false;
  const task: Task = {
    name,
    run() {
      if (!readings.every(isCurrent)) repeat();
    },
  };
  const wake = () => schedule(task);
  const end = () => {
    if (settle) {
      settle(SUPERSEDED);
      aborter!.abort();
    }
    readings.forEach((reading) => unfollow(reading, wake));
    readings = [];
    unschedule(task);
  };

  const state: ValidationState<V> = {
    isPending: false,
    isJudged: false,
    isTouched: false,
  };

  const validation: Validation<V> = {
    read(source) {
      noteRead(validation, source);
      return state;
    },
    isUnderWay: () => state.isPending && !isOutdated && readings.every(isCurrent),
    show(changes, source) {
      const keys = Object.keys(changes) as (keyof typeof state)[];
      if (keys.every((key) => Object.is(state[key], changes[key]))) return;
      Object.assign(state, changes);
      validation.refresh(source);
    },
    refresh: (source) => noteWrite(validation, source),

    check(ask, onFailure) {
      end();
      isOutdated = false;
      const { signal } = (aborter = new AbortController());
      const began = now();
      let isMixed = false;
      const verdict = (validation.verdict = new Promise((resolve) => {
        settle = resolve;
      }));
      const finish = (failure: V | undefined) => {
        if (signal.aborted) return;
        // Without an abort, it is still the one of this check.
        settle!(failure);
        settle = undefined;
        validation.show({ failure, isPending: false });
        if (failure !== undefined) onFailure?.(failure);
      };
      const track = <R>(read: () => R): R => {
        const reading = collect(read);
        if (!signal.aborted) {
          readings.push(reading);
          follow(reading, wake);
          reading.versions.forEach((version) => {
            isMixed ||= version > began;
          });
        }
        return reading.result;
      };
      const found = ask({ signal, track });
      if (!isThenable(found)) finish(found);
      else if (!signal.aborted) {
        validation.show({ failure: undefined, isPending: true });
        void found.then((failure) => {
          // Earlier rules, and the copy that a submit sends, have not seen what was written since.
          if (isMixed && !signal.aborted) repeat(true);
          else finish(failure as V | undefined);
        });
      }
      return verdict;
    },

    absorb(write) {
      const isCurrentBefore = readings.every(isCurrent);
      write();
      isOutdated ||= !readings.every(isCurrent);
      if (isCurrentBefore) readings.forEach(refresh);
    },

    dismiss(changes) {
      end();
      validation.wasAsked = false;
      validation.show({ failure: undefined, isPending: false, isJudged: false, ...changes });
    },
  };
  return validation;
};
