import { clone, isEqual } from './copy';
import type { FormCore } from './coreTypes';
import { warnIfNotPlain } from './messages';
import { observe } from './observe';
import { isSafeKey } from './path';
import { isPlain } from './plain';
import { optionsOf } from './settings';
import { batch } from './sources';
import type { SharedConfig } from './types';
import { createWatcher, type Watcher } from './watcher';

type Bag = Record<string, unknown>;

const isMergeable = (value: unknown): value is Bag => isPlain(value) && !Array.isArray(value);

/** Merges plain objects into a model in one batch; other values replace. */
export const mergeValues = (model: object, values: object): void => {
  batch(() => {
    for (const [key, next] of Object.entries(values)) {
      if (!isSafeKey(key)) continue;
      const previous = (model as Bag)[key];
      if (isMergeable(next) && isMergeable(previous)) mergeValues(previous, next);
      else (model as Bag)[key] = next;
    }
  });
};

/** Resets the data of a form to its defaults in one batch. */
export const restoreDefaults = ({ model, defaults }: FormCore<never>): void => {
  for (const key of Object.keys(model)) {
    if (!Object.hasOwn(defaults, key)) delete model[key];
  }
  Object.assign(model, defaults);
};

/**
 * A form over a copy of the given data; the given object is never touched. An object that is not
 * plain is taken as its own properties, with a warning (code BF007).
 *
 * @param given the data at first, which is also what `reset` restores
 * @param renderHost renders the component that holds the form
 * @param options the options of `useForm`
 */
export const createForm = <T extends object>(
  given: T,
  renderHost?: () => void,
  options?: SharedConfig,
): FormCore<T> => {
  warnIfNotPlain(given);
  const copy = () => clone(isPlain(given) ? given : { ...(given as T) });
  const model = observe(copy());
  const state = observe<FormCore<T>['state']>({ isSubmitting: false, error: undefined });
  // A map, because a snapshot copies plain objects and compares maps by their entries.
  const shared = observe({ options: optionsOf(options) });
  const watchers = new Map<string, Watcher<never>>();
  const form: FormCore<T> = {
    model,
    state,
    defaults: copy(),
    registry: new Set(),
    renderHost,
    options: () => shared.options,
    configure(given) {
      const next = optionsOf(given);
      // Compared once here, rather than by every field.
      if (!isEqual(next, shared.options)) shared.options = next;
    },
    pick: (selector) => selector({ model, state }),
    watch(selector, callback, key) {
      const watcher = createWatcher<never>(key);
      form.unWatch(key);
      watchers.set(key, watcher);
      watcher.begin(() => form.pick(selector) as never, callback);
    },
    unWatch(key) {
      watchers.get(key)?.end();
      watchers.delete(key);
    },
  };
  return form;
};
