import type { FormItemMethod } from './methodTypes';

/** Argument of `apiEffect`: the identity of the item and its methods. @since 1.0.0 */
export interface ApiEffectOptions extends FormItemMethod {
  /** Identity of the item, unique on the page. @since 1.0.0 */
  uid: string;
  /** Path of the field. @since 1.0.0 */
  bindId: string;
}

/** Identity of an item. @since 1.0.0 */
export interface ItemEvent {
  /** Identity of the item, unique on the page. @since 1.0.0 */
  uid: string;
  /** Path of the field. @since 1.0.0 */
  bindId: string;
}

/** Identity and current value of an item. @since 1.0.0 */
export interface ItemValueEvent extends ItemEvent {
  /** The value of the field. @since 1.0.0 */
  value: unknown;
}

/** Key under which the context props of a form carry the form itself. */
export const FORM = /* @__PURE__ */ Symbol('bindform');

/**
 * What the hooks find a form by: the return value of `useForm`, or its `contextProps`.
 *
 * @since 2.0.0
 */
export interface FormSource<T extends object = Record<string, unknown>, O = T> {
  /** The form; filled in by `useForm`. @since 1.0.0 */
  readonly [FORM]?: { readonly output?: O };
  /** The live data; filled in by `useForm`. @since 1.0.0 */
  readonly model?: T;
}

/**
 * Connects items to a form and adds lifecycle callbacks. Spread the `contextProps` of the form and
 * add callbacks: they run in addition to those of the library.
 *
 * @since 1.0.0
 */
export interface ContextProps<T extends object = Record<string, unknown>, O = T> extends FormSource<
  T,
  O
> {
  /** Called once after an item has mounted. @since 1.0.0 */
  mounted?: (event: ItemEvent) => void;
  /**
   * Called after `mounted`, and again when the path changes, with the methods of the item.
   *
   * @since 1.0.0
   */
  apiEffect?: (options: ApiEffectOptions) => void;
  /** Called after the user has changed the value, before validation. @since 1.0.0 */
  updated?: (event: ItemValueEvent) => void;
  /** Called after the item has been reset. @since 1.0.0 */
  reset?: (event: ItemValueEvent) => void;
  /** Called when the item unmounts. @since 1.0.0 */
  destroy?: (event: ItemEvent) => void;
}
