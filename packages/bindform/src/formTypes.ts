import type { ReactNode } from 'react';
import type { FormMethod } from './methodTypes';
import type { DeepPartial } from './pathTypes';
import type { ContextProps, FormSource, Render } from './types';

/** State of the whole form. Read it in a selector to subscribe to it. @since 2.0.0 */
export interface FormState {
  /**
   * Whether a submit is pending: from the event until a rule has failed or `onSubmit` has settled.
   *
   * @since 2.0.0
   */
  readonly isSubmitting: boolean;
  /**
   * Error of the whole form: the argument of `setFormError`, or what `onSubmit` threw.
   *
   * @since 2.0.0
   */
  readonly error: ReactNode;
}

/** Selects from the live data and from the state of the form. @since 1.0.0 */
export type Selector<T extends object, S> = (form: { model: T; state: FormState }) => S;

/**
 * Hook of the form: returns a snapshot of the selected data, and re-renders only when it changes
 * deeply.
 *
 * @since 1.0.0
 */
export type UseFormSubscribe<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
) => S;

/** Hook of the form: runs a callback after the selected data has changed. @since 1.0.0 */
export type UseFormWatch<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
) => void;

/**
 * Watches selected data outside rendering. The key identifies the listener: `unWatch` removes it,
 * and another `watch` replaces it.
 *
 * @since 1.0.0
 */
export type Watch<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
  key: string,
) => void;

/** Return value of `useForm`; every member is stable for the life of the component. @since 1.0.0 */
export interface UseFormReturn<T extends object = Record<string, unknown>>
  extends FormMethod<T>, FormSource<T> {
  /** The live data: read it, write to it, and the fields update. @since 1.0.0 */
  model: T;
  /** State of the whole form: {@link FormState}. @since 2.0.0 */
  state: FormState;
  /**
   * Pass it to `<Form>`, `<FormItem>` and the global hooks to connect them to this form.
   *
   * @since 1.0.0
   */
  contextProps: ContextProps<T>;
  /** Binds a field. @since 1.0.0 */
  render: Render<T>;
  /** Subscribes the component to selected data. @since 1.0.0 */
  useSubscribe: UseFormSubscribe<T>;
  /**
   * Runs a callback after the selected data has changed, while the component is mounted.
   *
   * @since 1.0.0
   */
  useWatch: UseFormWatch<T>;
  /** Runs a callback after the selected data has changed, until `unWatch`. @since 1.0.0 */
  watch: Watch<T>;
  /** Removes the listener that `watch` added under the key. @since 1.0.0 */
  unWatch: (key: string) => void;
  /** Merges values into the data in one batch. Does not validate or call `updated`. @since 1.0.0 */
  setValues: (values: DeepPartial<T>) => void;
  /** Re-renders the component; with `true`, after the current code has finished. @since 1.0.0 */
  forceUpdate: (delay?: boolean) => void;
  /**
   * Re-renders the component.
   *
   * @deprecated since 1.4.1, use `forceUpdate`
   * @since 1.0.0
   */
  setState: () => void;
}
