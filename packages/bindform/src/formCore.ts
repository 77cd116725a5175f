import { createFormMethods } from './formMethods';
import type { Item } from './item';
import { batch, createObserver, observe, raw, type Observer } from './observe';
import { getAt, isSafeKey, setAt } from './path';
import { clone, isEqual, isPlain } from './plain';
import type { DeepPartial, FormMethod, Selector, SharedConfig } from './types';
import { createWatcher, type Watcher } from './watcher';

/** A form without React: its data, its items and who follows them. */
export interface FormCore<T extends object> {
  /** The observed data. */
  model: T;
  /** Items that are mounted. */
  items: Set<Item>;
  /** Options of `useForm`, as last rendered. */
  config: SharedConfig;
  /** Value at first of a path, copied; `undefined` where the first data had none. */
  defaultAt: (path: string) => unknown;
  methods: FormMethod<T>;
  setValues: (values: DeepPartial<T>) => void;
  /** Follows selected data; `read` gives it as a snapshot. */
  observe: (listener: () => void) => Observer;
  watch: <S>(
    selector: Selector<T, S>,
    callback: (next: S, previous: S) => void,
    key: string,
  ) => void;
  unWatch: (key: string) => void;
}

type Bag = Record<string, unknown>;

/** Merges plain objects into each other; everything else replaces. */
function merge(target: Bag, values: Bag): void {
  for (const key of Object.keys(values)) {
    if (!isSafeKey(key)) continue;
    const [next, previous] = [values[key], target[key]];
    const both =
      isPlain(next) && isPlain(previous) && !Array.isArray(next) && !Array.isArray(previous);
    if (both) merge(previous, next);
    else if (!isEqual(raw(previous), next)) target[key] = clone(raw(next));
  }
}

/** A form over a copy of the given data; the given object is never touched. */
export function createForm<T extends object>(given: T, config: SharedConfig = {}): FormCore<T> {
  const defaults = clone(given);
  const model = observe(clone(given));
  const items = new Set<Item>();
  const watchers = new Map<string, Watcher>();
  const unWatch = (key: string) => {
    watchers.get(key)?.stop();
    watchers.delete(key);
  };
  return {
    model,
    items,
    config,
    defaultAt: (path) => clone(getAt(defaults, path)),
    methods: createFormMethods(items, (id, value) =>
      batch(() => setAt(model, id, clone(raw(value)))),
    ) as unknown as FormMethod<T>,
    setValues: (values) => batch(() => merge(model as Bag, values as Bag)),
    observe: createObserver,
    watch(selector, callback, key) {
      unWatch(key);
      watchers.set(
        key,
        createWatcher(() => selector({ model }), callback as never, key),
      );
    },
    unWatch,
  };
}
