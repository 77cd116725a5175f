import type { ReactNode } from 'react';
import { checkRules, isThenable } from './rules';
import { batch, noteRead, noteWrite } from './sources';

/** What a check of one field came to; neither is set when the value passed. */
export interface Verdict {
  /** Why the value was refused. */
  message?: ReactNode;
  /** Whether the check was ended before the rules had answered. */
  isSuperseded?: boolean;
}

/** One check of one value. */
export interface Check {
  /** Settles once, with what the rules say or as superseded; never rejects. */
  verdict: Promise<Verdict>;
  settle: (verdict: Verdict) => void;
  /** The check of the same field that began after this one. */
  next?: Check;
}

/** The errors of one field, and the check that is under way. */
export interface Validation {
  /** What to show; followed like a read of the model. */
  shown: () => { error: ReactNode; isValidating: boolean };
  /** The message set by hand. */
  manual: () => ReactNode;
  /** The message of the rule that failed last. */
  failure: () => ReactNode;
  /**
   * Checks a value in place of any check before it. Without a promise among the rules the errors
   * are up to date on return.
   *
   * @param onFailure called when a rule fails, unless the check was superseded
   */
  check: (
    rules: unknown,
    value: unknown,
    isCheckbox: () => boolean,
    onFailure: (message: ReactNode) => void,
  ) => Check;
  /** Sets a message by hand; without one, removes that of the rules too. */
  setError: (message: ReactNode) => void;
  /** Removes the message set by hand. */
  dropManual: () => void;
  /**
   * Removes the rules' message and supersedes the check under way. Listeners are called when the
   * current or the next batch ends.
   */
  clear: () => void;
}

function createCheck(): Check {
  let settle!: Check['settle'];
  const verdict = new Promise<Verdict>((resolve) => {
    settle = resolve;
  });
  return { verdict, settle };
}

/** The validation of one field. It knows neither React nor the form. */
export function createValidation(): Validation {
  let manual: ReactNode;
  let failure: ReactNode;
  let current: Check | undefined;
  let isValidating = false;

  const update = (message: ReactNode, isPending: boolean) => {
    failure = message;
    isValidating = isPending;
    noteWrite(validation, 'shown');
  };
  const show: typeof update = (...args) => batch(() => update(...args));

  const validation: Validation = {
    shown() {
      noteRead(validation, 'shown');
      return { error: manual ?? failure, isValidating };
    },
    manual: () => manual,
    failure: () => failure,

    check(rules, value, isCheckbox, onFailure) {
      const check = createCheck();
      const finish = (message: ReactNode) => {
        if (check !== current) return;
        show(message, false);
        check.settle({ message });
        if (message !== undefined) onFailure(message);
      };
      if (current) current.next = check;
      current?.settle({ isSuperseded: true });
      current = check;
      const found = checkRules(rules, value, isCheckbox);
      if (!isThenable(found)) finish(found);
      else if (check === current) {
        show(undefined, true);
        void found.then((message) => finish(message as ReactNode));
      }
      return check;
    },

    setError(message) {
      manual = message;
      show(message === undefined ? undefined : failure, isValidating);
    },

    dropManual() {
      if (manual === undefined) return;
      manual = undefined;
      show(failure, isValidating);
    },

    clear() {
      current?.settle({ isSuperseded: true });
      current = undefined;
      update(undefined, false);
    },
  };
  return validation;
}
