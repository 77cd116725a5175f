import type { ReactNode } from 'react';
import type { FieldError, FormMethod } from './methodTypes';
import type { DeepPartial, FieldPath } from './pathTypes';
import type { ContextProps, FormSource } from './contextTypes';
import type { Render } from './types';

/** State of one field. @since 2.0.0 */
export interface FieldState {
  /**
   * Whether the value differs from the initial value, or from that of the last reset.
   *
   * @since 2.0.0
   */
  readonly isDirty: boolean;
  /** Whether the user has left the field since it mounted or was reset. @since 2.0.0 */
  readonly isTouched: boolean;
  /** Whether an async rule of the field is pending. @since 2.0.0 */
  readonly isValidating: boolean;
  /** Whether the field shows no errors. @since 2.0.0 */
  readonly isValid: boolean;
  /** The error that the field shows. @since 2.0.0 */
  readonly error: ReactNode;
}

/**
 * State of a form. Read it in a selector to subscribe to it: the component re-renders only when the
 * selected part changes.
 *
 * @since 2.0.0
 */
export interface FormState<T extends object = Record<string, unknown>> {
  /**
   * Whether a submission is pending: from the submit event until a rule fails or `onSubmit` settles.
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
  /** Number of submissions since the form mounted or was reset. @since 2.0.0 */
  readonly submitCount: number;
  /**
   * Whether the data differs from the initial data, or from that of the last reset. The comparison
   * is deep: after changing a value back, the form is not dirty.
   *
   * @since 2.0.0
   */
  readonly isDirty: boolean;
  /** Whether the user has left any field since the last reset. @since 2.0.0 */
  readonly isTouched: boolean;
  /** Whether an async rule or an async schema is pending. @since 2.0.0 */
  readonly isValidating: boolean;
  /**
   * Whether no error is visible. Rules that have not run yet do not count.
   *
   * @since 2.0.0
   */
  readonly isValid: boolean;
  /** Paths of the mounted fields, in the order in which they mounted. @since 2.0.0 */
  readonly fields: readonly string[];
  /** All visible errors, in the order in which their fields mounted. @since 2.0.0 */
  readonly errors: readonly FieldError[];
  /** State of the mounted field at a path. @since 2.0.0 */
  field(path: FieldPath<T> | number): FieldState;
}

/** Selects from the live data and the state of a form. @since 1.0.0 */
export type Selector<T extends object, S> = (form: { model: T; state: FormState<T> }) => S;

/**
 * Hook of a form: returns a snapshot of the selected data and re-renders the component only when
 * its content changes.
 *
 * @since 1.0.0
 */
export type UseFormSubscribe<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
) => S;

/** Hook of a form: runs a callback after the selected data has changed. @since 1.0.0 */
export type UseFormWatch<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
) => void;

/**
 * Watches selected data outside rendering. The key identifies the listener: `unWatch` removes it,
 * and another `watch` with the same key replaces it.
 *
 * @since 1.0.0
 */
export type Watch<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
  key: string,
) => void;

/** What `onSubmit` receives: the output of the schema, or the data if there is no schema. */
export type Output<T, O> = [O] extends [never] ? T : unknown extends O ? T : O;

/**
 * Return value of `useForm`. Every member keeps its identity for the lifetime of the component. `T` is
 * the type of the data, `O` the type that `onSubmit` receives: the output of the schema, or the
 * data.
 *
 * @since 1.0.0
 */
export interface UseFormReturn<T extends object = Record<string, unknown>, O = T>
  extends FormMethod<T>, FormSource<T, O> {
  /** The live data. Read it or write to it; the fields update. @since 1.0.0 */
  model: T;
  /** State of the form: {@link FormState}. @since 2.0.0 */
  state: FormState<T>;
  /**
   * Pass it to `<Form>`, `<FormItem>` or an imported hook to connect them to this form.
   *
   * @since 1.0.0
   */
  contextProps: ContextProps<T, O>;
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
  /**
   * Deep-merges values into the data in one batch. Does not validate or call `updated`.
   *
   * @since 1.0.0
   */
  setValues: (values: DeepPartial<T>) => void;
  /**
   * Re-renders the component and all fields that it renders; with `true`, after the current code has finished.
   *
   * @since 1.0.0
   */
  forceUpdate: (delay?: boolean) => void;
  /**
   * Re-renders the component.
   *
   * @deprecated since 1.4.1, use `forceUpdate`
   * @since 1.0.0
   */
  setState: () => void;
}

/**
 * A form as add-ons take it. Each entry of the package declares the types itself, and TypeScript cannot compare two
 * declarations of a method that infers the type of a path.
 */
export type AddOnForm<T extends object> = Omit<UseFormReturn<T, unknown>, 'render' | 'setValue'>;
