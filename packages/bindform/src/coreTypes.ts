import type { ReactNode } from 'react';
import type { Item } from './item';
import type { Options, Settings } from './settings';
import type { CommitListener } from './observer';
import type { StandardSchema } from './ruleTypes';
import type { Whole } from './schema';
import type { WritableState } from './state';
import type { SharedConfig, UseFormConfig } from './types';
import type { Selector, Watch } from './formTypes';

export type { Item };

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
