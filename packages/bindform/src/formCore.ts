import { clone, isEqual } from './copy';
import type { FormCore } from './coreTypes';
import { warnIfNotPlain } from './messages';
import { observe } from './observe';
import { isPlain } from './plain';
import { createWhole } from './schema';
import { createState, noteOptions, noteOptionsRead } from './state';
import type { SharedConfig, UseFormConfig } from './types';
import { createWatcher, type Watcher } from './watcher';

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
  options?: UseFormConfig<unknown>,
): FormCore<T> => {
  warnIfNotPlain(given);
  const copy = () => clone(isPlain(given) ? given : { ...(given as T) });
  const model = observe(copy());
  const defaults = copy();
  let shared: SharedConfig = {};
  const watchers = new Map<string, Watcher<never>>();
  const form: FormCore<T> = {
    model,
    state: undefined as never,
    whole: undefined as never,
    defaults,
    baseline: defaults,
    registry: new Set(),
    renderHost,
    sharedSettings() {
      noteOptionsRead(form);
      return shared;
    },
    configure({ schema, ...others } = {}) {
      // Compared once here, rather than by every field.
      const isSame = !schema === !form.schema && isEqual(others, shared, true);
      form.schema = schema;
      if (!schema) form.whole.dismiss();
      if (isSame) return;
      shared = others;
      noteOptions(form);
    },
    pick: (selector) => selector({ model, state: form.state as never }),
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
  form.whole = createWhole(form as never);
  form.state = createState(form as never);
  form.configure(options);
  return form;
};
