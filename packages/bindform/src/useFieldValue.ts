import { useMemo, useSyncExternalStore } from 'react';
import type { FormCore } from './formCore';
import { createObserver, raw } from './observe';
import { getAt } from './path';
import { clone, isEqual } from './plain';

function createValueStore(form: FormCore<never>, path: string) {
  let value: unknown = clone(getAt(raw(form.model), path));
  return {
    get: () => value,
    subscribe(listener: () => void) {
      const update = () => {
        const next = observer.track(() => clone(getAt(form.model, path)));
        if (isEqual(next, value)) return;
        value = next;
        listener();
      };
      const observer = createObserver(update);
      // What was written between rendering and now is found here.
      update();
      return observer.stop;
    },
  };
}

/** The value of a field as a snapshot; renders again when it changes. */
export function useFieldValue(form: FormCore<never>, path: string): unknown {
  const store = useMemo(() => createValueStore(form, path), [form, path]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
