import type { ReactNode } from 'react';
import { labelId } from './attrs';
import type { FormCore } from './formCore';
import { validateItems } from './formMethods';
import { getAt, setAt } from './path';
import { clone } from './plain';
import type { Settings } from './settings';
import { batch, noteRead, noteWrite } from './sources';
import type { FormItemMethod } from './methodTypes';
import type { ContextProps, SharedConfig } from './types';
import { check, isThenable, messageOf, ruleList } from './validate';

/** What an item was last rendered with. */
export interface ItemSource {
  /** The data that the item edits: the form's, or the item's own. */
  form: FormCore<never>;
  /** Where in that data. */
  path: string;
  /** The path as the reader of the code knows it. */
  bindId: string;
  /** The options after the nearest of each has won. */
  settings: Settings;
  /** The options of every level that applies, the nearest last. */
  layers: SharedConfig[];
}

type Hooks = Required<
  Pick<ContextProps, 'mounted' | 'apiEffect' | 'updated' | 'reset' | 'destroy'>
>;

/** The life of one form item, apart from its appearance. */
export interface Item {
  uid: string;
  source: ItemSource;
  /** Whether the control reports truth values although its element does not tell. */
  isCheckbox: boolean;
  methods: FormItemMethod;
  /** The message of the rule that failed in the last validation. */
  failure: () => ReactNode;
  /** What there is to show of its validation; follows like a reading of the model. */
  shown: () => { error: ReactNode; isValidating: boolean };
  /** A copy of the value. */
  value: () => unknown;
  /** Where it stands in the document: the control, if it took the id, else the label, else all. */
  element: () => HTMLElement;
  /** Validates; ends when the outcome is on display. */
  check: () => Promise<void> | undefined;
  /** Calls a hook of every level, a shared one once. */
  tell: <E extends keyof Hooks>(
    name: E,
    more?: Omit<Parameters<Hooks[E]>[0], 'uid' | 'bindId'>,
  ) => void;
  /** Begins the mounted life, registered in each of the homes; returns its end. */
  mount: (homes: Set<Item>[]) => () => void;
  /** Catches up with what was rendered, after the document has. */
  catchUp: () => void;
}

/**
 * The one life of a form item, whether it was made by `render` or is a `<FormItem>`.
 *
 * @param uid identity of the item, and id of its control
 * @param source what it is rendered with at first
 */
export function createItem(uid: string, source: ItemSource): Item {
  let byHand: ReactNode;
  let byRule: ReactNode;
  /** The validation that is under way. */
  let pending: Promise<void> | undefined;
  let isRemoved = false;
  /** The path that `apiEffect` was told; none while the item is not mounted. */
  let toldBindId: string | undefined;

  const show = () => batch(() => noteWrite(item, 'shown'));

  /** Ends the validation, also one that is under way. */
  const conclude = (message?: ReactNode) => {
    pending = undefined;
    byRule = message;
    show();
  };

  const decide = (message: ReactNode) => {
    conclude(message);
    const { settings, bindId } = item.source;
    if (message !== undefined) settings.onError?.(message, bindId);
  };

  const clearValidate = () => {
    byHand = undefined;
    conclude();
  };

  const item: Item = {
    uid,
    source,
    isCheckbox: false,
    failure: () => byRule,
    shown() {
      noteRead(item, 'shown');
      return { error: byHand ?? byRule, isValidating: Boolean(pending) };
    },
    value: () => clone(getAt(item.source.form.model, item.source.path)),
    element: () =>
      document.getElementById(uid) ?? document.getElementById(labelId(uid)) ?? document.body,

    check() {
      const checkbox = '[type=checkbox],[role=checkbox],[role=switch]';
      const verdict = check(
        toldBindId !== undefined && !isRemoved && item.source.settings.rules,
        item.value(),
        item.isCheckbox || item.element().matches(checkbox),
      );
      if (isThenable(verdict)) {
        byRule = undefined;
        // A newer run, a clear, a reset or the end may come first: that one tells.
        const mine: Promise<void> = verdict.then((message) =>
          mine === pending ? decide(message as ReactNode) : pending,
        );
        pending = mine;
        show();
      } else {
        decide(verdict as ReactNode);
      }
      return pending;
    },

    tell(name, more) {
      const event = { uid, bindId: item.source.bindId, ...more };
      new Set(item.source.layers.map(({ contextProps }) => contextProps?.[name])).forEach((hook) =>
        (hook as ((given: unknown) => void) | undefined)?.(event),
      );
    },

    mount(homes) {
      homes.forEach((items) => items.add(item));
      item.tell('mounted');
      return () => {
        homes.forEach((items) => items.delete(item));
        toldBindId = undefined;
        conclude();
        item.tell('destroy');
      };
    },

    catchUp() {
      const { bindId, settings } = item.source;
      if (bindId !== toldBindId) item.tell('apiEffect', item.methods);
      toldBindId = bindId;
      if (byRule !== undefined && !ruleList(settings.rules).length) conclude();
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
        const { form, path, settings } = item.source;
        const { defaultValue = getAt(form.defaults, path) } = settings;
        clearValidate();
        if (defaultValue === undefined) return;
        item.methods.setValue(defaultValue);
        item.tell('reset', { value: item.value() });
      },
      setValue(value) {
        const { form, path } = item.source;
        setAt(form.model, path, value);
      },
      setError(message) {
        byHand = messageOf(message);
        if (byHand === undefined) byRule = undefined;
        show();
      },
    },
  };
  return item;
}
