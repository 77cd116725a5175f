import type { ReactNode } from 'react';

/**
 * The part of [Standard Schema](https://standardschema.dev) that Bindform uses. Schemas of zod,
 * valibot and arktype implement it.
 *
 * @since 1.5.0
 */
export interface StandardSchema<V = unknown, O = unknown> {
  /** The properties that the standard requires. @since 1.5.0 */
  readonly '~standard': {
    /** Validates a value; the message of the first issue becomes the error. @since 1.5.0 */
    readonly validate: (value: unknown) => SchemaResult<O> | Promise<SchemaResult<O>>;
    /** Input and output types, for TypeScript only. @since 1.5.0 */
    readonly types?: { readonly input: V; readonly output: O } | undefined;
  };
}

/** One issue of a schema. @since 2.0.0 */
export interface SchemaIssue {
  /** The message to show. @since 1.5.0 */
  readonly message: string;
  /** Keys that lead from the value to the part with the issue. @since 2.0.0 */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Result of a schema: its issues, or its output. @since 1.5.0 */
export interface SchemaResult<O = unknown> {
  /** The issues in the order of the schema; absent when the value passes. @since 1.5.0 */
  readonly issues?: readonly SchemaIssue[] | undefined;
  /** The value after the transforms of the schema; absent when there are issues. @since 2.0.0 */
  readonly value?: O;
}

/** Second argument of a validator. @since 2.0.0 */
export interface RuleContext<T extends object = Record<string, unknown>> {
  /**
   * The live data of the form. Bindform tracks which fields a validator reads before its first
   * `await`: when one of them changes, the rule runs again.
   *
   * @since 2.0.0
   */
  model: T;
  /**
   * Aborted when the result is no longer needed, because the field was edited, validated again,
   * reset or unmounted. Pass it to `fetch`.
   *
   * @since 2.0.0
   */
  signal: AbortSignal;
}

/** Result of a validator. @since 1.0.0 */
export type Verdict = ReactNode | boolean | Error;

/** One rule of a field: `required`, a `validator`, or both, checked in this order. @since 1.0.0 */
export interface Rule<V = unknown, T extends object = Record<string, unknown>> {
  /**
   * Fails on an empty string, `null`, `undefined`, `NaN`, an empty array or file selection, and on
   * `false` for checkboxes and switches. A string is the error message. With `true`, the message is
   * `Required`, or the one that `messages` sets.
   *
   * @since 1.0.0
   */
  required?: boolean | string;
  /**
   * The rule passes if it returns `null`, `undefined`, an empty string, `true` or `false`. Any
   * other node, or an `Error`, is the error message, and so is anything that it throws or rejects
   * with.
   *
   * Once it has run, it runs again whenever a field that it has read from `model` changes.
   *
   * @param value a copy of the value
   * @param context the live data, and a signal that aborts requests
   * @since 1.0.0
   */
  validator?(value: V, context: RuleContext<T>): Verdict | Promise<Verdict>;
  /**
   * Time in ms without further changes before automatic validation calls the validator. A submission
   * and `validate()` do not wait.
   *
   * @defaultValue `0`
   * @since 2.0.0
   */
  debounce?: number;
}

/** The rules of a field: one, several, or none. The first failure wins. @since 1.0.0 */
export type Rules<V = unknown, T extends object = Record<string, unknown>> =
  Rule<V, T> | StandardSchema | readonly (Rule<V, T> | StandardSchema)[] | null | undefined;

/** One moment of automatic validation. @since 1.0.0 */
export type TriggerName = 'change' | 'blur' | 'touched' | 'submitted' | 'manual';

/**
 * When a field is validated automatically: after each change by the user (`change`), when it loses
 * focus (`blur`), when it loses focus and from then on also after each change (`touched`), after
 * each change once a submission or `validate()` has validated it (`submitted`), or only on demand
 * (`manual`). Pass an array to combine them.
 *
 * @since 1.0.0
 */
export type Trigger = TriggerName | readonly TriggerName[];
