import type { ReactNode } from 'react';
import { attempt, schedule, unschedule, type Task } from './delivery';
import { isThenable } from './rules';
import {
  clock,
  collect,
  follow,
  isCurrent,
  refresh,
  Source,
  sourceOf,
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
  /** Whether the result does not matter any more. */
  isOver: boolean;
  /** A signal that is aborted then; created for the rules that are given one. */
  signal: () => AbortSignal;
  /** Calls a function, and repeats the check once what it has read is written. */
  track: <R>(read: () => R) => R;
}

/** The source of whether the user has left the control; all other state is without a name. */
export const TOUCHED = 1;

/** Whose errors they are. */
export interface Checked {
  /** Names it in the error of a cycle. */
  bindId: string;
  /**
   * Called when something that the rules have read was written; when forced, it starts a check even if the trigger
   * is `manual`.
   */
  repeat: (isForced?: boolean) => void;
}

/** The errors of one field, or of a form by its schema, and the check that is under way. It knows no React. */
export class Validation<V = ReactNode> implements ValidationState<V>, Task {
  manual?: ReactNode;
  failure?: V | undefined;
  isPending = false;
  isJudged = false;
  isTouched = false;
  /** Result of the latest check. It settles once and never rejects. */
  verdict?: Promise<Verdict<V>>;
  /** Whether a submit or a call has asked for a check since the last call of `dismiss`. */
  wasAsked?: boolean;
  private settle?: ((verdict: Verdict<V>) => void) | undefined;
  private aborter?: AbortController | undefined;
  private latest!: Check;
  private readonly visible = new Source();
  private readings: Reading<unknown>[] = [];
  /** Whether something was written that the rules have read, since the check began. */
  private isOutdated?: boolean | undefined;

  /** @param holder whose errors they are */
  constructor(private readonly holder: Checked) {}

  /** Names it in the error of a cycle. */
  get name(): string {
    return this.holder.bindId;
  }

  /** Repeats the check, as a task, if something that its rules have read is different now. */
  run(): void {
    if (!this.readings.every(isCurrent)) this.holder.repeat();
  }

  private wake = (): void => schedule(this);

  /** The state, tracked like a read of the model. */
  read(source?: number): ValidationState<V> {
    this.sourceFor(source).noteRead();
    return this;
  }

  /** Whether a check is under way, and nothing that its rules have read has changed. */
  isUnderWay(): boolean {
    return this.isPending && !this.isOutdated && this.readings.every(isCurrent);
  }

  /** Changes the state, and notifies the subscribers of the source if that made a difference. */
  show(changes: Partial<ValidationState<V>>, source?: number): void {
    const keys = Object.keys(changes) as (keyof ValidationState<V>)[];
    if (keys.every((key) => Object.is(this[key], changes[key]))) return;
    Object.assign(this, changes);
    this.refresh(source);
  }

  /** Notifies subscribers as if the state had changed. */
  refresh(source?: number): void {
    this.sourceFor(source).noteWrite();
  }

  /**
   * Starts a check in place of any check before it. Without a promise the errors are up to date on
   * return.
   *
   * @param ask runs the rules and returns their message
   * @param onFailure called when a rule fails, unless the check was superseded
   */
  check(
    ask: (check: Check) => V | undefined | Promise<V | undefined>,
    onFailure?: (failure: V) => void,
  ): Promise<Verdict<V>> {
    const previous = this.end();
    this.isOutdated = this.aborter = undefined;
    let isMixed = false;
    const verdict = (this.verdict = new Promise((resolve) => {
      this.settle = resolve;
    }));
    const finish = (failure: V | undefined) => {
      if (current.isOver) return;
      // Otherwise, it is still the one of this check.
      this.settle!(failure);
      this.settle = undefined;
      this.show({ failure, isPending: false });
      // The checks of the other fields must not end with it.
      if (failure !== undefined) attempt(() => onFailure?.(failure));
    };
    const current: Check = (this.latest = {
      isOver: false,
      signal: () => (this.aborter ??= new AbortController()).signal,
      track: (read) => {
        const reading = collect(read);
        if (!current.isOver) {
          this.readings.push(reading);
          follow(reading, this.wake);
          reading.versions.forEach((version) => {
            isMixed ||= version > began;
          });
        }
        return reading.result;
      },
    });
    previous?.abort();
    // A listener of the signal may have started another check.
    if (current.isOver) return verdict;
    const began = clock;
    const found = ask(current);
    if (!isThenable(found)) finish(found);
    else if (!current.isOver) {
      this.show({ failure: undefined, isPending: true });
      void found.then((failure) => {
        // Earlier rules, and the copy that a submit sends, have not seen what was written since.
        if (isMixed && !current.isOver) this.holder.repeat(true);
        else finish(failure as V | undefined);
      });
    }
    return verdict;
  }

  /** Runs a write that does not repeat the check: the trigger decides about that. */
  absorb(write: () => void): void {
    const isCurrentBefore = this.readings.every(isCurrent);
    write();
    this.isOutdated ||= !this.readings.every(isCurrent);
    if (isCurrentBefore) this.readings.forEach(refresh);
  }

  /**
   * Removes the rules' message, supersedes the check under way, and ends its repetition.
   *
   * @param changes what else changes in the visible state
   */
  dismiss(changes?: Partial<ValidationState<V>>): void {
    const previous = this.end();
    this.wasAsked = false;
    this.show({ failure: undefined, isPending: false, isJudged: false, ...changes });
    previous?.abort();
  }

  /** Each field reads what is visible, and few read the rest. */
  private sourceFor(part?: number): Source {
    return part ? sourceOf(this, part) : this.visible;
  }

  /** Supersedes the check under way, and returns what aborts its signal. */
  private end(): AbortController | undefined {
    const { settle, aborter } = this;
    this.readings.forEach((reading) => unfollow(reading, this.wake));
    this.readings = [];
    unschedule(this);
    if (!settle) return undefined;
    this.latest.isOver = true;
    this.settle = undefined;
    settle(SUPERSEDED);
    return aborter;
  }
}
