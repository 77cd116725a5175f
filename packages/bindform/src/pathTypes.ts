import type { ReactElement } from 'react';

/** Values that a path stops at. */
type Leaf =
  | string
  | number
  | boolean
  | bigint
  | symbol
  | null
  | undefined
  | Date
  | RegExp
  | File
  | FileList
  | Blob
  | Map<unknown, unknown>
  | Set<unknown>
  | ReactElement
  | ((...args: never[]) => unknown);

type Shallower = [never, 0, 1, 2, 3, 4, 5];
type IsAny<T> = 0 extends 1 & T ? true : false;

type KeyPath<K extends string, V, Depth extends number> =
  | K
  | (Paths<NonNullable<V>, Shallower[Depth]> extends infer Rest extends string
      ? `${K}.${Rest}`
      : never);

type Paths<T, Depth extends number> = [Depth] extends [never]
  ? never
  : IsAny<T> extends true
    ? string
    : T extends Leaf
      ? never
      : T extends readonly (infer V)[]
        ? KeyPath<`${number}`, V, Depth>
        : string extends keyof T
          ? string
          : { [K in keyof T & (string | number)]-?: KeyPath<`${K}`, T[K], Depth> }[keyof T &
              (string | number)];

/**
 * Dot paths of a model: `a`, `b.c`, `list`, `list.0`, `list.0.v`.
 *
 * Editors complete paths of up to six segments. Where the model is `any` or has an index
 * signature, any string is accepted. There are no paths into functions, dates, files, maps, sets and
 * React elements.
 *
 * @since 1.0.0
 */
export type FieldPath<T> = IsAny<T> extends true ? string : Paths<T, 5>;

/** The paths of a model, or any string if its type is unknown. */
export type ItemPath<T> = [keyof T] extends [never] ? string : FieldPath<T>;

/** The type of a property or an entry; of a union, of the members that have it. */
type ValueAt<T, K extends string> = T extends unknown
  ? K extends keyof T
    ? T[K]
    : T extends readonly (infer V)[]
      ? V
      : never
  : never;

/** `unknown` in place of `never`. */
type OrUnknown<V> = [V] extends [never] ? unknown : V;

/** The type of the value at a path of a model. @since 1.0.0 */
export type PathValue<T, P extends string> =
  IsAny<T> extends true
    ? T
    : P extends `${infer K}.${infer Rest}`
      ? PathValue<NonNullable<ValueAt<T, K>>, Rest>
      : OrUnknown<ValueAt<T, P>>;

/**
 * A model whose properties are optional at every level; arrays have to be complete.
 *
 * @since 1.0.0
 */
export type DeepPartial<T> = T extends Leaf | readonly unknown[]
  ? T
  : { [K in keyof T]?: DeepPartial<T[K]> };
