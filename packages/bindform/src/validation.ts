import type { ReactNode } from 'react';
import { checkRules, isThenable } from './rules';
import { batch } from './sources';

/** The verdict of a check that was ended before the rules had answered. */
export const SUPERSEDED = /* @__PURE__ */ Symbol('superseded');

/** What the rules say of a value: a message, nothing when it passed, or no answer. */
export type Verdict = ReactNode | typeof SUPERSEDED;

/** One check of one value. */
export interface Check {
  /** Settles once, never rejects. */
  verdict: Promise<Verdict>;
  settle: (verdict: Verdict) => void;
  /** The check of the same field that began after this one. */
  next?: Check;
}

/** The errors of one field, and the check that is under way. */
export interface Validation {
  /** The message set by hand, which comes before that of the rules. */
  manual: ReactNode;
  /** The message of the rule that failed last. */
  failure: ReactNode;
  /** Whether a rule has not answered yet. */
  isPending: boolean;
  /**
   * Checks a value in place of any check before it. Without a promise among the rules the errors
   * are up to date on return.
   *
   * @param isCheckbox tells whether `false` counts as empty
   * @param onFailure called when a rule fails, unless the check was superseded
   */
  check: (
    rules: unknown,
    value: unknown,
    isCheckbox: () => boolean,
    onFailure: (message: ReactNode) => void,
  ) => Check;
  /** Sets the message by hand, or removes it. */
  setManual: (message?: ReactNode) => void;
  /**
   * Removes the rules' message and supersedes the check under way. Listeners are called when the
   * current or the next batch ends.
   */
  clear: () => void;
}

function createCheck(): Check {
  const check = {} as Check;
  check.verdict = new Promise((settle) => {
    check.settle = settle;
  });
  return check;
}

/**
 * The validation of one field. It knows neither React nor the form.
 *
 * @param changed notes that what there is to show was written
 */
export function createValidation(changed: () => void): Validation {
  let current: Check | undefined;

  const show = (failure: ReactNode, isPending: boolean) => {
    Object.assign(validation, { failure, isPending });
    batch(changed);
  };

  const validation: Validation = {
    manual: undefined,
    failure: undefined,
    isPending: false,

    check(rules, value, isCheckbox, onFailure) {
      const check = createCheck();
      const finish = (message: ReactNode) => {
        if (check !== current) return;
        show(message, false);
        check.settle(message);
        if (message !== undefined) onFailure(message);
      };
      if (current) current.next = check;
      current?.settle(SUPERSEDED);
      current = check;
      const found = checkRules(rules, value, isCheckbox);
      if (!isThenable(found)) finish(found);
      else if (check === current) {
        show(undefined, true);
        void found.then(finish as never);
      }
      return check;
    },

    setManual(message) {
      validation.manual = message;
      batch(changed);
    },

    clear() {
      current?.settle(SUPERSEDED);
      current = undefined;
      Object.assign(validation, { failure: undefined, isPending: false });
      changed();
    },
  };
  return validation;
}
