import { createFormMethods } from './formMethods';
import type { Item } from './itemCore';
import { batch, observe } from './observe';
import { getAt, isSafeKey } from './path';
import { clone, isPlain } from './plain';
import type { FormMethod, SharedConfig, UseFormReturn } from './types';
import { createWatcher, type Watcher } from './watcher';

/** A form without React: its data, its items and who watches them. */
export interface FormCore<T extends object> {
  /** The observed data. */
  model: T;
  /** Items that are mounted. */
  items: Set<Item>;
  /** Options of `useForm`, as last rendered. */
  config: SharedConfig;
  /** Value at first of a path; `undefined` where the first data had none. Not to be changed. */
  defaultAt: (path: string) => unknown;
  /** What is handed to the reader of the code. */
  api: FormMethod<T> & Pick<UseFormReturn<T>, 'model' | 'setValues' | 'watch' | 'unWatch'>;
}

type Bag = Record<string, unknown>;

const isMergeable = (value: unknown): value is Bag => isPlain(value) && !Array.isArray(value);

/** Merges plain objects into each other; everything else replaces. */
function merge(target: Bag, values: Bag): void {
  for (const [key, next] of Object.entries(values)) {
    if (!isSafeKey(key)) continue;
    const previous = target[key];
    if (isMergeable(next) && isMergeable(previous)) merge(previous, next);
    else target[key] = clone(next);
  }
}

/**
 * A form over a copy of the given data; the given object is never touched.
 *
 * @param given the data at first
 * @param defaults what `reset` restores
 */
export function createForm<T extends object>(given: T, defaults: object = given): FormCore<T> {
  const first = clone(defaults);
  const model = observe(clone(given));
  const items = new Set<Item>();
  const watchers = new Map<string, Watcher<never>>();
  const unWatch = (key: string) => {
    watchers.get(key)?.stop();
    watchers.delete(key);
  };
  return {
    model,
    items,
    config: {},
    defaultAt: (path) => getAt(first, path),
    api: {
      model,
      ...createFormMethods<T>(items, model),
      setValues: (values) => batch(() => merge(model as Bag, values as Bag)),
      watch(selector, callback, key) {
        unWatch(key);
        const watcher = createWatcher<never>(key);
        watchers.set(key, watcher);
        watcher.start(() => selector({ model }) as never, callback);
      },
      unWatch,
    },
  };
}
