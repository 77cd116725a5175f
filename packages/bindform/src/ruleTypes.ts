import type { ReactNode } from 'react';

/**
 * The part of [Standard Schema](https://standardschema.dev) that a rule uses; zod, valibot and
 * arktype schemas all have it.
 *
 * @since 1.5.0
 */
export interface StandardSchema<V = unknown> {
  /** The properties that the standard requires. @since 1.5.0 */
  readonly '~standard': {
    /** Checks a value; the message of the first issue becomes the error. @since 1.5.0 */
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
    /** Input and output types, for TypeScript only. @since 1.5.0 */
    readonly types?: { readonly input: V; readonly output: unknown } | undefined;
  };
}

/** Result of a schema: its issues, or none. @since 1.5.0 */
export interface SchemaResult {
  /** The issues in the order of the schema; absent when the value passes. @since 1.5.0 */
  readonly issues?: readonly { readonly message: string }[] | undefined;
}

/** Result of a validator. @since 1.0.0 */
export type Verdict = ReactNode | boolean | Error;

/** One rule of a field: `required`, a `validator`, or both, checked in this order. @since 1.0.0 */
export interface Rule<V = unknown> {
  /**
   * Fails on an empty string, `null`, `undefined`, an empty list or file selection, and on `false`
   * for checkboxes and switches. A string is the message; `true` uses `Required`.
   *
   * @since 1.0.0
   */
  required?: boolean | string;
  /**
   * Passes with `null`, `undefined`, an empty string, `true` or `false`. Any other node, or an
   * `Error`, is the message of a failure. What it throws or rejects with is a message too.
   *
   * @since 1.0.0
   */
  validator?(value: V): Verdict | Promise<Verdict>;
}

/** The rules of a field: one, several, or none. The first failure wins. @since 1.0.0 */
export type Rules<V = unknown> =
  Rule<V> | StandardSchema | readonly (Rule<V> | StandardSchema)[] | null | undefined;

/** One moment of automatic validation. @since 1.0.0 */
export type TriggerName = 'change' | 'blur' | 'manual';

/**
 * When a field is validated automatically: after each change by the user (`change`), when it loses
 * focus (`blur`), or only on demand (`manual`). Can be combined.
 *
 * @since 1.0.0
 */
export type Trigger = TriggerName | readonly TriggerName[];
