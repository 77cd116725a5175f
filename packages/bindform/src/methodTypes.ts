import type { ReactNode } from 'react';
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
   * Shows a message as the item's error without calling `onError`; without a message, clears it.
   *
   * @since 1.0.0
   */
  setError: (message?: ReactNode) => void;
}

/** Some fields of a form, or, left out, all of them. @since 1.0.0 */
export type FieldSelection<T> = FieldPath<T> | readonly FieldPath<T>[];

/** Methods of a form over all of its mounted items, or over those that are named. @since 1.0.0 */
export interface FormMethod<T extends object = Record<string, unknown>> {
  /**
   * Validates and shows all errors at once. Resolves, or rejects with a {@link ValidationError}.
   * An id that no mounted item has is skipped with a warning.
   *
   * @since 1.0.0
   */
  validate: (ids?: FieldSelection<T>) => Promise<void[]>;
  /** Restores every item that has a default value and clears all errors. @since 1.0.0 */
  reset: () => void;
  /** Clears errors and keeps validators. @since 1.0.0 */
  clearValidate: (ids?: FieldSelection<T>) => void;
  /** Clears errors and stops later validation. @since 1.0.0 */
  removeValidator: (ids?: FieldSelection<T>) => void;
  /** Brings the latest rules back after `removeValidator`; shows nothing by itself. @since 1.0.0 */
  reapplyValidator: (ids?: FieldSelection<T>) => void;
  /** Replaces the value at a path. Neither validates nor calls `updated`. @since 1.0.0 */
  setValue: <P extends FieldPath<T>>(id: P, value: PathValue<T, P>) => void;
  /**
   * Shows a message as the error of items without calling `onError`; without a message, clears it.
   *
   * @since 1.0.0
   */
  setError: (ids: FieldSelection<T>, message?: ReactNode) => void;
}

/** What `validate` rejects with. @since 1.0.0 */
export interface ValidationError extends Error {
  /** Text of the first failing item in document order. @since 1.0.0 */
  message: string;
  /** Every failing item, in document order. @since 1.0.0 */
  errors: { bindId: string; message: ReactNode }[];
}
