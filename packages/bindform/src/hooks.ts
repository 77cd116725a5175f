import { useContext, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { FormContext, formOf } from './context';
import type { FormCore } from './formCore';
import { collect, createObserver, untracked, type Reading } from './observe';
import { clone, isEqual } from './plain';
import type { ContextProps, Selector } from './types';
import { createWatcher, type Watcher } from './watcher';
import { message } from './warn';

interface Selection<T extends object, S> {
  selector?: Selector<T, S>;
  reading?: Reading<S>;
}

function createSelectionStore<T extends object, S>(form: FormCore<T>) {
  const shown: Selection<T, S> = {};
  let version = 0;
  let listener: (() => void) | undefined;
  const read = (selector: Selector<T, S>) => collect(() => clone(selector({ model: form.model })));
  const follow = () => {
    if (shown.reading && !observer.follow(shown.reading)) refresh();
  };
  const observer = createObserver(() => refresh());
  /** Reads again after a write; whoever shows it is told only of a deep change. */
  function refresh() {
    const next = read(shown.selector as Selector<T, S>);
    const isSame = isEqual(next.value, shown.reading?.value);
    shown.reading = isSame ? { ...next, value: shown.reading?.value as S } : next;
    observer.follow(shown.reading);
    if (isSame) return;
    version += 1;
    listener?.();
  }
  return {
    version: () => version,
    follow,
    /** The selection as rendered now; the identity stays while the data is deeply the same. */
    select(selector: Selector<T, S>): S {
      if (selector !== shown.selector) {
        const next = untracked(() => read(selector));
        const isSame = shown.reading && isEqual(next.value, shown.reading.value);
        shown.reading = isSame ? { ...next, value: (shown.reading as Reading<S>).value } : next;
        shown.selector = selector;
      }
      return (shown.reading as Reading<S>).value;
    },
    subscribe(tell: () => void) {
      listener = tell;
      follow();
      return () => {
        listener = undefined;
        observer.stop();
      };
    },
  };
}

/** Subscribes a component to selected data of a form. */
export function useSelection<T extends object, S>(form: FormCore<T>, selector: Selector<T, S>): S {
  const [store] = useState(() => createSelectionStore<T, S>(form));
  useSyncExternalStore(store.subscribe, store.version, store.version);
  const value = store.select(selector);
  // A new closure may read other data.
  useEffect(() => store.follow());
  return value;
}

/** Calls back after selected data changed, while the component is mounted. */
export function useWatcher<T extends object, S>(
  form: FormCore<T>,
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
): void {
  const key = useId();
  const latest = useRef({ selector, callback });
  const watcher = useRef<Watcher | undefined>(undefined);
  useEffect(() => {
    latest.current = { selector, callback };
    watcher.current?.follow();
  });
  useEffect(() => {
    watcher.current = createWatcher(
      () => latest.current.selector({ model: form.model }),
      (next: S, previous: S) => latest.current.callback(next, previous),
      key,
    );
    return watcher.current.stop;
  }, [form, key]);
}

function outsideOfForm(name: string): never {
  throw new Error(
    message(
      'BF005',
      `${name} was used outside of a form. Give it the contextProps that useForm returned, or call it in a component inside the <Form> that has them.`,
    ),
  );
}

function useNearestForm<T extends object>(
  contextProps: ContextProps<T> | undefined,
  name: string,
): FormCore<T> {
  const scope = useContext(FormContext);
  const form = formOf(contextProps as ContextProps<never>) ?? scope?.form;
  return (form ?? outsideOfForm(name)) as unknown as FormCore<T>;
}

/**
 * Subscribes a component to selected data of a form.
 *
 * @param contextProps of `useForm`; left out inside of the `<Form>` that has them
 * @param selector picks the data
 * @returns a snapshot of it, never live data
 * @throws Error BF005 outside of a form
 */
export function useSubscribe<T extends object, S>(
  contextProps: ContextProps<T> | undefined,
  selector: Selector<T, S>,
): S {
  return useSelection(useNearestForm(contextProps, 'useSubscribe'), selector);
}

/**
 * Calls back after selected data of a form changed, while the component is mounted.
 *
 * @param contextProps of `useForm`; left out inside of the `<Form>` that has them
 * @param selector picks the data
 * @param callback gets the snapshots of now and before, in a microtask after the change
 * @throws Error BF005 outside of a form
 */
export function useWatch<T extends object, S>(
  contextProps: ContextProps<T> | undefined,
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
): void {
  useWatcher(useNearestForm(contextProps, 'useWatch'), selector, callback);
}

/**
 * Watches selected data of a form from outside of rendering. A key that is in use is replaced.
 *
 * @param contextProps of `useForm`
 * @param selector picks the data
 * @param callback gets the snapshots of now and before, in a microtask after the change
 * @param key names the listener
 * @throws Error BF005 when the context props come from no form
 */
export function watch<T extends object, S>(
  contextProps: ContextProps<T>,
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
  key: string,
): void {
  const form = formOf(contextProps as ContextProps<never>) ?? outsideOfForm('watch');
  (form as unknown as FormCore<T>).watch(selector, callback, key);
}

/**
 * Ends what `watch` began under the key.
 *
 * @param contextProps of `useForm`
 * @param key the name that was given to `watch`
 * @throws Error BF005 when the context props come from no form
 */
export function unWatch<T extends object>(contextProps: ContextProps<T>, key: string): void {
  (formOf(contextProps as ContextProps<never>) ?? outsideOfForm('unWatch')).unWatch(key);
}
