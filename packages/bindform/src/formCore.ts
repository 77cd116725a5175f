import { warnIfNotPlain } from './messages';
import { observe } from './observe';
import { isSafeKey } from './path';
import { clone, isPlain } from './plain';
import type { Registry } from './registration';
import { batch } from './sources';
import type { FormState, SharedConfig, Watch } from './types';
import { createWatcher, type Watcher } from './watcher';

/** A form without React: its data, its items and who watches them. */
export interface FormCore<T extends object> {
  /** The observed data. */
  model: T;
  /** The observed state of the form as a whole. */
  state: { -readonly [K in keyof FormState]: FormState[K] };
  /** What `reset` restores; replaced, never changed. */
  defaults: object;
  /** Items that are mounted. */
  items: Registry;
  /** Options of `useForm`, as last rendered. */
  config: SharedConfig;
  watch: Watch<T>;
  unWatch: (key: string) => void;
}

type Bag = Record<string, unknown>;

const isMergeable = (value: unknown): value is Bag => isPlain(value) && !Array.isArray(value);

/** Merges plain objects into a model as one change; everything else replaces. */
export function mergeValues(model: object, values: object): void {
  batch(() => {
    for (const [key, next] of Object.entries(values)) {
      if (!isSafeKey(key)) continue;
      const previous = (model as Bag)[key];
      if (isMergeable(next) && isMergeable(previous)) mergeValues(previous, next);
      else (model as Bag)[key] = next;
    }
  });
}

/** Makes the data of a form what its defaults are, as one change. */
export function restoreDefaults({ model, defaults }: FormCore<never>): void {
  batch(() => {
    for (const key of Object.keys(model)) {
      if (!Object.hasOwn(defaults, key)) delete model[key];
    }
    Object.assign(model, defaults);
  });
}

/**
 * A form over a copy of the given data; the given object is never touched. An object that is not
 * plain is taken as its own properties, with a warning (code BF007).
 *
 * @param given the data at first
 * @param defaults what `reset` restores
 */
export function createForm<T extends object>(given: T, defaults?: object): FormCore<T> {
  warnIfNotPlain(isPlain(given), given);
  const data = isPlain(given) ? given : { ...(given as T) };
  const model = observe(clone(data));
  const state = observe<FormCore<T>['state']>({ isSubmitting: false, error: undefined });
  const watchers = new Map<string, Watcher<never>>();
  const unWatch = (key: string) => {
    watchers.get(key)?.stop();
    watchers.delete(key);
  };
  return {
    model,
    state,
    defaults: clone(defaults ?? data),
    items: new Set(),
    config: {},
    watch(selector, callback, key) {
      unWatch(key);
      const watcher = createWatcher<never>(key);
      watchers.set(key, watcher);
      watcher.start(() => selector({ model, state }) as never, callback);
    },
    unWatch,
  };
}
