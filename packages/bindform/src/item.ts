import type { ReactNode } from 'react';
import { check, isThenable, ruleList } from './validate';

/** What an item shows of its validation. */
export interface ItemState {
  /** The message to show: the one set by hand, else the failing rule's. */
  error: ReactNode;
  /** Whether an asynchronous validator is at work. */
  isValidating: boolean;
}

/** What an item has to know about its field; read at the time of use. */
export interface ItemSource {
  /** Path of the field, if it has one. */
  bindId: () => string | undefined;
  /** The rules as last rendered. */
  rules: () => unknown;
  /** The value now. */
  value: () => unknown;
  /** Whether the control is a checkbox. */
  isChecked: () => boolean;
  /** Called when a rule fails. */
  onError: (message: ReactNode, bindId: string) => void;
  /** Writes a value. */
  setValue: (value: unknown) => void;
  /** Restores the default value if there is one, and says so. */
  restore: () => void;
  /** Puts the focus on the control. */
  focus: () => void;
  /** The control, for the order of items in the document. */
  element: () => Element | null;
}

/** The life of one form item, apart from its appearance. */
export interface Item extends ItemSource {
  state: () => ItemState;
  subscribe: (listener: () => void) => () => void;
  /** Validates and gives the message of the failing rule, if one fails. */
  validate: () => Promise<ReactNode>;
  clear: () => void;
  /** Takes a rule's message away and leaves one that was set by hand. */
  dropRuleError: () => void;
  remove: () => void;
  reapply: () => void;
  setError: (message?: ReactNode) => void;
  /** Ends what is under way; nothing is shown or told any more. */
  stop: () => void;
}

const CALM: ItemState = { error: undefined, isValidating: false };

/** An item with its own error and validator; its state is a snapshot that changes as a whole. */
export function createItem(source: ItemSource): Item {
  const listeners = new Set<() => void>();
  let state = CALM;
  let byHand: ReactNode;
  let byRule: ReactNode;
  let isRemoved = false;
  let run = 0;
  let latest = Promise.resolve<ReactNode>(undefined);

  const show = (isValidating: boolean) => {
    const error = byHand ?? byRule;
    if (Object.is(error, state.error) && isValidating === state.isValidating) return;
    state = { error, isValidating };
    listeners.forEach((listener) => listener());
  };

  const drop = () => {
    run += 1;
    latest = Promise.resolve(undefined);
    byRule = undefined;
  };

  const clear = () => {
    drop();
    byHand = undefined;
    show(false);
  };

  const validate = () => {
    drop();
    const mine = run;
    const rules = isRemoved ? undefined : source.rules();
    const settle = (message: ReactNode): ReactNode | Promise<ReactNode> => {
      // A newer run, a clear, a reset or the end came first: that one tells.
      if (mine !== run) return latest;
      byRule = message;
      show(false);
      if (message !== undefined && message !== null) source.onError(message, source.bindId() ?? '');
      return message;
    };
    const verdict = check(rules, source.value(), source.isChecked());
    if (!isThenable(verdict)) {
      latest = Promise.resolve(settle(verdict as ReactNode));
      return latest;
    }
    show(true);
    latest = verdict.then(settle as never);
    return latest;
  };

  return {
    ...source,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    validate,
    clear,
    dropRuleError() {
      drop();
      show(false);
    },
    remove() {
      isRemoved = true;
      clear();
    },
    reapply() {
      isRemoved = false;
    },
    setError(message) {
      byHand = message ?? undefined;
      if (byHand === undefined) byRule = undefined;
      show(state.isValidating);
    },
    stop: drop,
  };
}

/** Whether an item's rules ask for nothing, so that an error of theirs has lost its reason. */
export const hasNoRules = (item: Item): boolean => ruleList(item.rules()).length === 0;
