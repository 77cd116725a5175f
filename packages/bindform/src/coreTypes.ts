import type { ReactNode } from 'react';
import type { ElementFinder } from './element';
import type { FormItemMethod } from './methodTypes';
import type { Options, Settings } from './settings';
import type { CommitListener } from './observer';
import type { StandardSchema } from './ruleTypes';
import type { Whole } from './schema';
import type { WritableState } from './state';
import type { SharedConfig, UseFormConfig } from './types';
import type { Selector, Watch } from './formTypes';
import type { Validation, Verdict } from './validation';

/** Where items register: a form, and every `<Form>` around them. */
export type Registry = Set<Item>;

/** A form without React: its data, items and watchers. */
export interface FormCore<T extends object> {
  /** The observed data. */
  model: T;
  /** The observed state of the form as a whole. */
  state: WritableState;
  /** What `reset` restores; replaced, never changed. */
  defaults: object;
  /** The data that counts as unchanged: that at first, or after the last reset. */
  baseline: object;
  /** The schema of the form as last committed. */
  schema?: StandardSchema | undefined;
  /** The errors of the form as a whole, and the validation by its schema. */
  whole: Whole;
  /** Items that are mounted. */
  registry: Registry;
  /** Is notified of commits. */
  onCommit?: CommitListener;
  /** Renders the component that holds the form. */
  renderHost?: (() => void) | undefined;
  /** The options of `useForm` as last committed, tracked. */
  sharedSettings: () => SharedConfig;
  /** Replaces those options. Fields are rendered again if any differs. */
  configure: (options?: UseFormConfig<unknown>) => void;
  /** What a selector picks. */
  pick: <S>(selector: Selector<T, S>) => S;
  watch: Watch<T>;
  unWatch: (key: string) => void;
}

/** Inputs of the last render of an item. */
export interface ItemSource {
  /** The data that the item edits: the form's, or the item's own. */
  form: FormCore<never>;
  /** Path in that data. */
  path: string;
  /** The path as the author of the form writes it. */
  bindId: string;
  /** The merged options of all levels. */
  settings: Settings;
  /** The options of every level that applies, the nearest last. */
  levels: Options[];
  /** The object or list that had the field. */
  owner?: unknown;
}

/** What the control and its error are rendered from. */
export type ShownState = [value: unknown, error: ReactNode, isPending: boolean];

/** A control whose text an input method editor is composing. */
export interface Composed extends EventTarget {
  value: unknown;
}

/** One form item, whether it was made by `render` or is a `<FormItem>`. */
export interface Item extends ItemSource {
  uid: string;
  element: ElementFinder;
  validation: Validation;
  /** Whether the control reports booleans although its element is not a checkbox. */
  isCheckbox: boolean;
  methods: FormItemMethod;
  /** A copy of the value. */
  currentValue: () => unknown;
  /** The shown value, tracked like a read of the model; text being composed takes precedence. */
  shown: (source: ItemSource) => ShownState;
  /** The shown error, tracked; by default, with the form of the last render. */
  error: (form?: FormCore<never>) => ReactNode;
  /**
   * Records the committed render. If that is of another field, rather than the same field of a row that has
   * moved, the error and the typed text of the previous field are discarded.
   */
  become: (source: ItemSource) => void;
  /** Notes that the user has left the control. */
  touch: () => void;
  /** From now on, the issues of the form's schema are shown, unless validation was removed. */
  judge: () => void;
  /**
   * Checks a value by the rules; by default the present one.
   *
   * @param isAutomatic whether a change or a blur triggered the check
   */
  check: (value?: unknown, isAutomatic?: boolean) => Promise<Verdict>;
  /** Validates after a change or a blur: by the rules, and by the schema of the form. */
  checkAutomatically: () => void;
  /**
   * Writes what the user entered.
   *
   * @param text what the control goes on to show until it loses focus, if not the value
   * @returns whether it was written: not if the row of the field is gone
   */
  edit: (value: unknown, text?: unknown) => boolean;
  /**
   * Shows a text that is being composed without writing it; the next edit ends that.
   *
   * @param finish called once the input method editor is done with it
   */
  compose: (text: Composed, finish: () => void) => void;
  /** Restores the default: its own, or that of the form unless the form has restored all. */
  restore: (isFormRestored: boolean) => void;
}
