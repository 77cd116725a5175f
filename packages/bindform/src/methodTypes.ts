import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldPath, PathValue } from './pathTypes';

/** Methods of one field. `V` is the type of its value. @since 1.0.0 */
export interface FormItemMethod<V = unknown> {
  /**
   * Validates the field. The promise resolves if the field is valid, and otherwise rejects with a
   * {@link ValidationError}.
   *
   * @since 1.0.0
   */
  validate: () => Promise<void[]>;
  /** Restores the default value, if there is one, and clears the error. @since 1.0.0 */
  reset: () => void;
  /** Clears the error and keeps the validator. @since 1.0.0 */
  clearValidate: () => void;
  /** Clears the error and stops later validation. @since 1.0.0 */
  removeValidator: () => void;
  /** Restores the latest rules after `removeValidator`, without showing an error. @since 1.0.0 */
  reapplyValidator: () => void;
  /** Writes the value. Does not validate or call `updated`. @since 1.0.0 */
  setValue(value: V): void;
  /**
   * Shows an error on the field until the user edits it or submits. Without a message, clears the
   * error. Does not call `onError`.
   *
   * @since 1.0.0
   */
  setError: (message?: ReactNode | Error) => void;
}

/** One field of a form, or several. @since 1.0.0 */
export type FieldSelection<T> = FieldPath<T> | readonly FieldPath<T>[];

/** Fields that a method applies to; an event stands for all of them.  */
type Targets<T> = FieldSelection<T> | SyntheticEvent;

/** Methods of a form. They act on all mounted fields, or only on the fields you pass. @since 1.0.0 */
export interface FormMethod<T extends object = Record<string, unknown>> {
  /**
   * Runs the rules and shows all errors. The promise resolves if all fields are valid, and otherwise
   * rejects with a {@link ValidationError}. Ids without a mounted field are skipped with a warning.
   * Like the methods below, it can be used as an event handler, and then acts on all fields.
   *
   * @since 1.0.0
   */
  validate: (ids?: Targets<T>) => Promise<void[]>;
  /**
   * Restores the default values and clears all errors. With `useForm`, these are exactly the
   * initial data, lists included; a field's `defaultValue` takes precedence.
   *
   * @param values the data to restore now and on later resets; events are ignored
   * @since 1.0.0
   */
  reset: (values?: T | SyntheticEvent) => void;
  /** Clears errors and keeps validators. @since 1.0.0 */
  clearValidate: (ids?: Targets<T>) => void;
  /** Clears errors and stops later validation. @since 1.0.0 */
  removeValidator: (ids?: Targets<T>) => void;
  /** Restores the latest rules after `removeValidator`, without showing an error. @since 1.0.0 */
  reapplyValidator: (ids?: Targets<T>) => void;
  /** Replaces the value at a path. Does not validate or call `updated`. @since 1.0.0 */
  setValue: <P extends FieldPath<T>>(id: P, value: PathValue<T, P>) => void;
  /**
   * Shows an error on one or more fields until the user edits them or submits. Without a message,
   * clears the error. Does not call `onError`.
   *
   * @since 1.0.0
   */
  setError: (ids: FieldSelection<T>, message?: ReactNode | Error) => void;
  /**
   * Shows an error for the whole form until the next submission. Without a message, clears the
   * error.
   *
   * @since 2.0.0
   */
  setFormError: (message?: ReactNode | Error) => void;
}

/** An error message and its field. @since 2.0.0 */
export interface FieldError {
  /** Path of the field; empty for an error of the whole form. @since 2.0.0 */
  bindId: string;
  /** The message. @since 2.0.0 */
  message: ReactNode;
}

/** The error that `validate` rejects with. @since 1.0.0 */
export interface ValidationError extends Error {
  /**
   * `BF006` if `reset`, `clearValidate`, `removeValidator` or an unmount canceled the validation
   * before its rules settled; `errors` is then empty.
   *
   * @since 2.0.0
   */
  code?: 'BF006' | undefined;
  /** Message of the first failing field in document order. @since 1.0.0 */
  message: string;
  /**
   * All failing fields in document order, then the issues of the form's schema that no field shows.
   *
   * @since 1.0.0
   */
  errors: FieldError[];
}
