import { FormContext, formOf } from './context';
import type { FormCore } from './coreTypes';
import { message } from './messages';
import { React } from './react';
import { createSelection } from './selection';
import type { ContextProps, Selector } from './types';
import { createWatcher } from './watcher';

/**
 * A snapshot of what is read; renders again when it changes deeply.
 *
 * @param read reads the data
 * @param inputs what it closes over
 */
export const useSelection = <V>(read: () => V, inputs: unknown[]): V => {
  const [latest] = React.useState<{ snapshot?: V }>({});
  // The inputs are those of the caller.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { subscribe, getSnapshot } = React.useMemo(() => createSelection(read, latest), inputs);
  return React.useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
};

/** Subscribes a component to selected data of a form. */
export const useSubscription = <T extends object, S>(
  form: FormCore<T>,
  selector: Selector<T, S>,
): S => useSelection(() => form.pick(selector), [form, selector]);

/** Calls back after selected data changed, while the component is mounted. */
export const useWatcher = <T extends object, S>(
  form: FormCore<T>,
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
): void => {
  const [watcher] = React.useState(() => createWatcher<S>('useWatch'));
  React.useEffect(() => watcher.begin(() => form.pick(selector), callback));
  React.useEffect(() => watcher.end, [watcher]);
};

/** The form of context props, else the given one. */
const formAt = <T extends object>(
  contextProps: ContextProps<T> | undefined,
  name: string,
  nearest?: FormCore<never>,
): FormCore<T> => {
  const form = formOf(contextProps as ContextProps<object>) ?? nearest;
  if (form) return form as unknown as FormCore<T>;
  throw new Error(message('BF005', name));
};

/**
 * Subscribes a component to selected data of a form.
 *
 * @param contextProps those of `useForm`, or `undefined` inside a `<Form>` that has them
 * @param selector selects the data
 * @returns a snapshot of the data, never live data
 * @throws Error BF005 outside a form
 * @since 1.0.0
 */
export function useSubscribe<T extends object, S>(
  contextProps: ContextProps<T> | undefined,
  selector: Selector<T, S>,
): S {
  const { form } = React.useContext(FormContext);
  return useSubscription(formAt(contextProps, 'useSubscribe', form), selector);
}

/**
 * Runs a callback after selected data of a form has changed, while the component is mounted.
 *
 * @param contextProps those of `useForm`, or `undefined` inside a `<Form>` that has them
 * @param selector selects the data
 * @param callback gets the current and previous snapshots, in a microtask after the change
 * @throws Error BF005 outside a form
 * @since 1.0.0
 */
export function useWatch<T extends object, S>(
  contextProps: ContextProps<T> | undefined,
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
): void {
  const { form } = React.useContext(FormContext);
  useWatcher(formAt(contextProps, 'useWatch', form), selector, callback);
}

/**
 * Watches selected data of a form outside rendering. A key in use is replaced.
 *
 * @param contextProps those of `useForm`
 * @param selector selects the data
 * @param callback gets the current and previous snapshots, in a microtask after the change
 * @param key identifies the listener
 * @throws Error BF005 when the context props come from no form
 * @since 1.0.0
 */
export function watch<T extends object, S>(
  contextProps: ContextProps<T>,
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
  key: string,
): void {
  formAt(contextProps, 'watch').watch(selector, callback, key);
}

/**
 * Removes the listener that `watch` added under the key.
 *
 * @param contextProps those of `useForm`
 * @param key the key that was passed to `watch`
 * @throws Error BF005 when the context props come from no form
 * @since 1.0.0
 */
export function unWatch<T extends object>(contextProps: ContextProps<T>, key: string): void {
  formAt(contextProps, 'unWatch').unWatch(key);
}
