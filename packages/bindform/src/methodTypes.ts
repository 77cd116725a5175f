import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldPath, PathValue } from './pathTypes';

/** Methods of one form item. @since 1.0.0 */
export interface FormItemMethod {
  /**
   * Validates the item. Resolves, or rejects with an error whose message is the item's.
   *
   * @since 1.0.0
   */
  validate: () => Promise<void[]>;
  /** Restores the default value, if the item has one, and clears its error. @since 1.0.0 */
  reset: () => void;
  /** Clears the error and keeps the validator. @since 1.0.0 */
  clearValidate: () => void;
  /** Clears the error and stops later validation. @since 1.0.0 */
  removeValidator: () => void;
  /** Brings the latest rules back after `removeValidator`; shows nothing by itself. @since 1.0.0 */
  reapplyValidator: () => void;
  /** Writes the value. Neither validates nor calls `updated`. @since 1.0.0 */
  setValue: (value: unknown) => void;
  /**
   * Shows a message as the item's error without calling `onError`, until the reader edits the field
   * or submits; without a message, clears it.
   *
   * @since 1.0.0
   */
  setError: (message?: ReactNode | Error) => void;
}

/** Some fields of a form, or, left out, all of them. @since 1.0.0 */
export type FieldSelection<T> = FieldPath<T> | readonly FieldPath<T>[];

/** What a method is called for: some fields, or, left out or as the handler of an event, all. */
type Targets<T> = FieldSelection<T> | SyntheticEvent;

/** Methods of a form over all of its mounted items, or over those that are named. @since 1.0.0 */
export interface FormMethod<T extends object = Record<string, unknown>> {
  /**
   * Validates and shows all errors at once. Resolves, or rejects with a {@link ValidationError}.
   * An id that no mounted item has is skipped with a warning. Like the methods below, it may be the
   * handler of an event, and is then about all fields.
   *
   * @since 1.0.0
   */
  validate: (ids?: Targets<T>) => Promise<void[]>;
  /**
   * Restores the default values and clears all errors. Under `useForm` that is exactly the data at
   * first, lists included; items with a `defaultValue` of their own take that.
   *
   * @param values what to restore now and from now on; an event is not taken for values
   * @since 1.0.0
   */
  reset: (values?: T | SyntheticEvent) => void;
  /** Clears errors and keeps validators. @since 1.0.0 */
  clearValidate: (ids?: Targets<T>) => void;
  /** Clears errors and stops later validation. @since 1.0.0 */
  removeValidator: (ids?: Targets<T>) => void;
  /** Brings the latest rules back after `removeValidator`; shows nothing by itself. @since 1.0.0 */
  reapplyValidator: (ids?: Targets<T>) => void;
  /** Replaces the value at a path. Neither validates nor calls `updated`. @since 1.0.0 */
  setValue: <P extends FieldPath<T>>(id: P, value: PathValue<T, P>) => void;
  /**
   * Shows a message as the error of items without calling `onError`, until the reader edits the
   * field or submits; without a message, clears it.
   *
   * @since 1.0.0
   */
  setError: (ids: FieldSelection<T>, message?: ReactNode | Error) => void;
  /**
   * Shows a message as the error of the form as a whole, until the next submit; without a message,
   * clears it.
   *
   * @since 2.0.0
   */
  setFormError: (message?: ReactNode | Error) => void;
}

/** What `validate` rejects with. @since 1.0.0 */
export interface ValidationError extends Error {
  /**
   * `BF006` when `reset`, `clearValidate`, `removeValidator` or an unmount came before the rules had
   * answered; then `errors` is empty.
   *
   * @since 2.0.0
   */
  code?: 'BF006' | undefined;
  /** Text of the first failing item in document order. @since 1.0.0 */
  message: string;
  /** Every failing item, in document order. @since 1.0.0 */
  errors: { bindId: string; message: ReactNode }[];
}
