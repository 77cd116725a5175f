import type { Item } from './itemCore';
import { observe } from './observe';
import { isSafeKey } from './path';
import { clone, isPlain } from './plain';
import { batch } from './sources';
import type { SharedConfig, Watch } from './types';
import { createWatcher, type Watcher } from './watcher';

/** A form without React: its data, its items and who watches them. */
export interface FormCore<T extends object> {
  /** The observed data. */
  model: T;
  /** What `reset` restores; not to be changed. */
  defaults: object;
  /** Items that are mounted. */
  items: Set<Item>;
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
      else (model as Bag)[key] = clone(next);
    }
  });
}

/**
 * A form over a copy of the given data; the given object is never touched.
 *
 * @param given the data at first
 * @param defaults what `reset` restores
 */
export function createForm<T extends object>(given: T, defaults: object = given): FormCore<T> {
  const model = observe(clone(given));
  const watchers = new Map<string, Watcher<never>>();
  const unWatch = (key: string) => {
    watchers.get(key)?.stop();
    watchers.delete(key);
  };
  return {
    model,
    defaults: clone(defaults),
    items: new Set(),
    config: {},
    watch(selector, callback, key) {
      unWatch(key);
      const watcher = createWatcher<never>(key);
      watchers.set(key, watcher);
      watcher.start(() => selector({ model }) as never, callback);
    },
    unWatch,
  };
}
