import type { ReactNode } from 'react';
import type { FormCore } from './formCore';
import { validateItems } from './formMethods';
import { batch, observe, raw } from './observe';
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

/** What an item was last rendered with. */
export interface ItemSource {
  /** The data that the item edits: the form's, or the item's own. */
  form: FormCore<never>;
  /** Where in that data. */
  path: string;
  /** The path as the reader of the code knows it. */
  bindId: string;
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
  source: ItemSource;
  /** Observed like the model is. */
  state: ItemState;
  methods: FormItemMethod;
  /** Whether the control reports truth values although its element does not tell. */
  isChecked: boolean;
  /** The control in the document, if it took the id. */
  element: () => HTMLElement | null;
  /** Validates and gives the message of the failing rule, if one fails. */
  check: () => Promise<ReactNode>;
  /** Calls a hook of every level, a shared one once. */
  tell: <E extends keyof Hooks>(
    name: E,
    more?: Omit<Parameters<Hooks[E]>[0], 'uid' | 'bindId'>,
  ) => void;
  /** Begins the mounted life; returns its end. */
  mount: (groups: (Set<Item> | undefined)[]) => () => void;
  /** Catches up with what was rendered. */
  catchUp: () => void;
}

const CHECKED = '[type=checkbox],[role=checkbox],[role=switch]';

/**
 * The one life of a form item, whether it was made by `render` or is a `<FormItem>`.
 *
 * @param uid identity of the item, and id of its control
 * @param source what it is rendered with at first
 */
export function createItem(uid: string, source: ItemSource): Item {
  const state = observe<ItemState>({ error: undefined, isValidating: false });
  let byHand: ReactNode;
  let byRule: ReactNode;
  let isMounted = false;
  let isRemoved = false;
  let toldBindId: string | undefined;
  let latest = Promise.resolve<ReactNode>(undefined);

  const show = (isValidating = false) =>
    batch(() => Object.assign(state, { error: byHand ?? byRule, isValidating }));

  /** Forgets the last validation, also one that is under way. */
  const drop = () => {
    latest = Promise.resolve(undefined);
    byRule = undefined;
  };

  const value = () => clone(getAt(raw(item.source.form.model), item.source.path));

  const item: Item = {
    uid,
    source,
    state,
    isChecked: false,
    element: () => document.getElementById(uid),

    check() {
      drop();
      const { settings, bindId } = item.source;
      const isChecked = item.isChecked || Boolean(item.element()?.matches(CHECKED));
      const verdict = check(isMounted && !isRemoved && settings.rules, value(), isChecked);
      const tell = (message: ReactNode) => {
        byRule = message;
        show();
        if (message !== undefined) settings.onError?.(message, bindId);
        return message;
      };
      if (isThenable(verdict)) {
        show(true);
        // A newer run, a clear, a reset or the end may have come first: that one tells.
        const mine: Promise<ReactNode> = verdict.then((message) =>
          mine === latest ? tell(message as ReactNode) : latest,
        );
        latest = mine;
      } else {
        latest = Promise.resolve(tell(verdict as ReactNode));
      }
      return latest;
    },

    tell(name, more) {
      const event = { uid, bindId: item.source.bindId, ...more };
      new Set(item.source.hooks.map((hooks) => hooks[name])).forEach((hook) =>
        (hook as ((given: unknown) => void) | undefined)?.(event),
      );
    },

    mount(groups) {
      groups.forEach((items) => items?.add(item));
      isMounted = true;
      toldBindId = undefined;
      item.tell('mounted');
      return () => {
        groups.forEach((items) => items?.delete(item));
        isMounted = false;
        drop();
        item.tell('destroy');
      };
    },

    catchUp() {
      const { bindId, settings } = item.source;
      if (bindId !== toldBindId) item.tell('apiEffect', item.methods);
      toldBindId = bindId;
      if (byRule !== undefined && !ruleList(settings.rules).length) {
        drop();
        show();
      }
    },

    methods: {
      validate: () => validateItems([item]),
      clearValidate() {
        drop();
        byHand = undefined;
        show();
      },
      removeValidator() {
        isRemoved = true;
        item.methods.clearValidate();
      },
      reapplyValidator() {
        isRemoved = false;
      },
      reset() {
        const { settings, form, path } = item.source;
        const { defaultValue = form.defaultAt(path) } = settings;
        item.methods.clearValidate();
        if (defaultValue === undefined) return;
        item.methods.setValue(defaultValue);
        item.tell('reset', { value: value() });
      },
      setValue(next) {
        const { form, path } = item.source;
        batch(() => setAt(form.model, path, next));
      },
      setError(message) {
        byHand = messageOf(message);
        if (byHand === undefined) byRule = undefined;
        show(state.isValidating);
      },
    },
  };
  return item;
}
