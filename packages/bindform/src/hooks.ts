import { FormContext, formOf } from './context';
import type { FormCore } from './coreTypes';
import { message } from './messages';
import { React } from './react';
import { createSelection } from './selection';
import type { FormSource } from './contextTypes';
import type { Selector } from './formTypes';
import { createTracker } from './tracker';
import { createWatcher } from './watcher';

/**
 * Reads during the render, and renders again when something that was read is written.
 *
 * @param read reads the data
 * @param onCommit called after each commit with the result of its render
 * @returns its result
 */
export const useTracking = <V>(read: () => V, onCommit?: (result: V) => void): V => {
  const state = React.useState(createTracker);
  const [[tracker]] = state;
  const { subscribe, getSnapshot } = tracker;
  const reading = tracker.read(state, read);
  React.useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  // A handle is set at each commit, like a layout effect, of which React 18 would warn on servers.
  React.useImperativeHandle(
    (handle: unknown) => {
      if (!handle) return;
      tracker.follow(reading);
      onCommit?.(reading.result);
    },
    () => reading,
  );
  return reading.result;
};

/** A snapshot of selected data of a form; renders again when it changes deeply. */
export const useSubscription = <T extends object, S>(
  form: FormCore<T>,
  selector: Selector<T, S>,
): S => {
  const [latest] = React.useState<{ snapshot?: S }>({});
  const { subscribe, getSnapshot } = React.useMemo(
    () => createSelection(() => form.pick(selector), latest),
    [form, selector, latest],
  );
  return React.useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
};

/** Calls back after selected data changed, while the component is mounted. */
export const useWatcher = <T extends object, S>(
  form: FormCore<T>,
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
): void => {
  const [watcher] = React.useState(() => createWatcher<S>('useWatch'));
  React.useEffect(() => watcher.begin(() => form.pick(selector), callback, form));
  React.useEffect(() => watcher.end, [watcher]);
};

/** The form of a source, else the given one. */
const formAt = <T extends object>(
  source: FormSource<T, unknown> | undefined,
  name: string,
  nearest?: FormCore<never>,
): FormCore<T> => {
  const form = formOf(source) ?? nearest;
  if (form) return form as unknown as FormCore<T>;
  throw new Error(message('BF005', name));
};

/**
 * Subscribes a component to selected data of a form.
 *
 * @param form what `useForm` returned, or its `contextProps`, or `undefined` inside a `<Form>` that
 *   has them
 * @param selector selects the data
 * @returns a snapshot of the data, never live data
 * @throws Error BF005 outside a form
 * @since 1.0.0
 */
export function useSubscribe<T extends object, S>(
  form: FormSource<T, unknown> | undefined,
  selector: Selector<T, S>,
): S {
  const scope = React.useContext(FormContext);
  return useSubscription(formAt(form, 'useSubscribe', scope.form), selector);
}

/**
 * Runs a callback after selected data of a form has changed, while the component is mounted.
 *
 * @param form what `useForm` returned, or its `contextProps`, or `undefined` inside a `<Form>` that
 *   has them
 * @param selector selects the data
 * @param callback gets the current and previous snapshots, in a microtask after the change
 * @throws Error BF005 outside a form
 * @since 1.0.0
 */
export function useWatch<T extends object, S>(
  form: FormSource<T, unknown> | undefined,
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
): void {
  const scope = React.useContext(FormContext);
  useWatcher(formAt(form, 'useWatch', scope.form), selector, callback);
}

/**
 * Watches selected data of a form outside rendering. Another call with the same key replaces the
 * listener.
 *
 * @param form what `useForm` returned, or its `contextProps`
 * @param selector selects the data
 * @param callback gets the current and previous snapshots, in a microtask after the change
 * @param key identifies the listener
 * @throws Error BF005 if the first argument is not a form
 * @since 1.0.0
 */
export function watch<T extends object, S>(
  form: FormSource<T, unknown>,
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
  key: string,
): void {
  formAt(form, 'watch').watch(selector, callback, key);
}

/**
 * Removes the listener that `watch` added under the key.
 *
 * @param form what `useForm` returned, or its `contextProps`
 * @param key the key that was passed to `watch`
 * @throws Error BF005 if the first argument is not a form
 * @since 1.0.0
 */
export function unWatch<T extends object>(form: FormSource<T, unknown>, key: string): void {
  formAt(form, 'unWatch').unWatch(key);
}
