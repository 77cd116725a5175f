import type { ReactNode } from 'react';
import { isThenable } from './rules';
import { batch } from './sources';

/** Result of a check that was aborted before its rules settled. */
export const SUPERSEDED = null;

/** Result of the rules for a value: a message, `undefined` when it passed, or {@link SUPERSEDED}. */
export type Verdict = ReactNode;

/** Visible state of the validation of one field. */
export interface ValidationState {
  /** The message of `setError`, which takes precedence over that of the rules. */
  manual: ReactNode;
  /** The message of the rule that failed last. */
  failure: ReactNode;
  /** Whether a rule has not answered yet. */
  isPending: boolean;
}

/** The errors of one field, and the check that is under way. */
export interface Validation extends ValidationState {
  /** Result of the latest check. It settles once and never rejects. */
  verdict?: Promise<Verdict>;
  /** Changes the visible state in one batch. */
  show: (changes: Partial<ValidationState>) => void;
  /**
   * Starts a check in place of any check before it. Without a promise the errors are up to date on
   * return.
   *
   * @param ask runs the rules and returns their message
   * @param onFailure called when a rule fails, unless the check was superseded
   */
  check: (
    ask: () => ReactNode | Promise<ReactNode>,
    onFailure: (message: ReactNode) => void,
  ) => Promise<Verdict>;
  /**
   * Removes the rules' message and supersedes the check under way. Listeners are called when the
   * current or the next batch ends.
   */
  dismiss: () => void;
}

/**
 * The validation of one field. It knows neither React nor the form.
 *
 * @param changed called when the visible state was written
 */
export const createValidation = (changed: () => void): Validation => {
  let settle: ((verdict: Verdict) => void) | undefined;

  const validation: Validation = {
    manual: undefined,
    failure: undefined,
    isPending: false,

    show(changes) {
      Object.assign(validation, changes);
      batch(changed);
    },

    check(ask, onFailure) {
      settle?.(SUPERSEDED);
      let mine: typeof settle;
      const verdict = (validation.verdict = new Promise<Verdict>((resolve) => {
        settle = mine = resolve;
      }));
      const finish = (failure: ReactNode) => {
        if (mine !== settle) return;
        validation.show({ failure, isPending: false });
        mine?.(failure);
        if (failure !== undefined) onFailure(failure);
      };
      const found = ask();
      if (!isThenable(found)) finish(found);
      else if (mine === settle) {
        validation.show({ failure: undefined, isPending: true });
        void found.then(finish as never);
      }
      return verdict;
    },

    dismiss() {
      settle?.(SUPERSEDED);
      settle = undefined;
      Object.assign(validation, { failure: undefined, isPending: false });
      changed();
    },
  };
  return validation;
};
