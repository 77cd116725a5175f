import type { ReactNode } from 'react';
import type { FormCore } from './formCore';
import { validateItems } from './formMethods';
import { batch, observe } from './observe';
import { getAt, setAt } from './path';
import { clone } from './plain';
import type { Settings } from './settings';
import type { ContextProps, FormItemMethod } from './types';
import { check, isThenable, messageOf, ruleList } from './validate';

/** What an item shows of its validation. */
export interface ItemState {
  /** The message to show: the one set by hand, else the failing rule's. */
  error: ReactNode;
  /** Whether an asynchronous validator is at work. */
  isValidating: boolean;
}

/** Where an item stands. */
export interface ItemPlace {
  /** The data that the item edits: the form's, or the item's own. */
  form: FormCore<never>;
  /** Where in that data. */
  path: string;
  /** The path as the reader of the code knows it. */
  bindId: string;
}

/** What an item was last rendered with. */
export interface ItemSource extends ItemPlace {
  settings: Settings;
  /** Context props of every level that applies. */
  hooks: ContextProps<object>[];
}

type Hooks = Required<
  Pick<ContextProps, 'mounted' | 'apiEffect' | 'updated' | 'reset' | 'destroy'>
>;

/** The life of one form item, apart from its appearance. */
export interface Item {
  uid: string;
  /** Observed like the model is. */
  state: ItemState;
  methods: FormItemMethod;
  /** Takes note that the control is a checkbox, whose `false` counts as empty. */
  noteCheckbox: () => void;
  bindId: () => string;
  /** A copy of the value. */
  value: () => unknown;
  /** The control in the document, if it took the id. */
  element: () => HTMLElement | null;
  /** Validates and gives the message of the failing rule, if one fails. */
  check: () => Promise<ReactNode>;
  /** Calls a hook of every level, a shared one once. */
  tell: <E extends keyof Hooks>(
    name: E,
    more?: Omit<Parameters<Hooks[E]>[0], 'uid' | 'bindId'>,
  ) => void;
  /** Takes what was rendered. */
  take: (source: ItemSource) => void;
  /** Begins the mounted life; returns its end. */
  mount: (groups: Set<Item>[]) => () => void;
  /** Catches up with what was rendered, after the document has. */
  catchUp: () => void;
}

/**
 * The one life of a form item, whether it was made by `render` or is a `<FormItem>`.
 *
 * @param uid identity of the item, and id of its control
 * @param now what it is rendered with, at first
 */
export function createItem(uid: string, now: ItemSource): Item {
  const state = observe<ItemState>({ error: undefined, isValidating: false });
  let byHand: ReactNode;
  let byRule: ReactNode;
  let isCheckbox = false;
  let isMounted = false;
  let isRemoved = false;
  let toldBindId: string | undefined;
  let latest: Promise<ReactNode>;

  const show = (isValidating = false) =>
    batch(() => Object.assign(state, { error: byHand ?? byRule, isValidating }));

  /** Forgets the last validation, also one that is under way. */
  const drop = () => {
    latest = Promise.resolve<ReactNode>(undefined);
    byRule = undefined;
  };

  const decide = (message: ReactNode) => {
    byRule = message;
    show();
    if (message !== undefined) now.settings.onError?.(message, now.bindId);
    return message;
  };

  const clearValidate = () => {
    drop();
    byHand = undefined;
    show();
  };

  const item: Item = {
    uid,
    state,
    bindId: () => now.bindId,
    value: () => clone(getAt(now.form.model, now.path)),
    element: () => document.getElementById(uid),

    check() {
      drop();
      const { type } = (item.element() ?? {}) as HTMLInputElement;
      const verdict = check(
        isMounted && !isRemoved && now.settings.rules,
        item.value(),
        isCheckbox || type === 'checkbox',
      );
      if (isThenable(verdict)) {
        show(true);
        // A newer run, a clear, a reset or the end may come first: that one tells.
        const mine: Promise<ReactNode> = verdict.then((message) =>
          mine === latest ? decide(message as ReactNode) : latest,
        );
        latest = mine;
      } else {
        latest = Promise.resolve(decide(verdict as ReactNode));
      }
      return latest;
    },

    tell(name, more) {
      const event = { uid, bindId: now.bindId, ...more };
      new Set(now.hooks.map((hooks) => hooks[name])).forEach((hook) =>
        (hook as ((given: unknown) => void) | undefined)?.(event),
      );
    },

    noteCheckbox() {
      isCheckbox = true;
    },

    take(source) {
      now = source;
    },

    mount(groups) {
      groups.forEach((items) => items.add(item));
      isMounted = true;
      toldBindId = undefined;
      item.tell('mounted');
      return () => {
        groups.forEach((items) => items.delete(item));
        isMounted = false;
        drop();
        item.tell('destroy');
      };
    },

    catchUp() {
      if (now.bindId !== toldBindId) item.tell('apiEffect', item.methods);
      toldBindId = now.bindId;
      if (byRule !== undefined && !ruleList(now.settings.rules).length) decide(undefined);
    },

    methods: {
      validate: () => validateItems([item]),
      clearValidate,
      removeValidator() {
        isRemoved = true;
        clearValidate();
      },
      reapplyValidator() {
        isRemoved = false;
      },
      reset() {
        const { defaultValue = now.form.defaultAt(now.path) } = now.settings;
        clearValidate();
        if (defaultValue === undefined) return;
        item.methods.setValue(defaultValue);
        item.tell('reset', { value: item.value() });
      },
      setValue: (value) => batch(() => setAt(now.form.model, now.path, value)),
      setError(message) {
        byHand = messageOf(message);
        if (byHand === undefined) byRule = undefined;
        show(state.isValidating);
      },
    },
  };
  return item;
}
