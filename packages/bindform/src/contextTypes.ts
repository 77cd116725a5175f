import type { FormItemMethod } from './methodTypes';

/** Argument of `apiEffect`: the id, the path and the methods of a field. @since 1.0.0 */
export interface ApiEffectOptions extends FormItemMethod {
  /** Id of the field, unique on the page. @since 1.0.0 */
  uid: string;
  /** Path of the field. @since 1.0.0 */
  bindId: string;
}

/** Id and path of a field. @since 1.0.0 */
export interface ItemEvent {
  /** Id of the field, unique on the page. @since 1.0.0 */
  uid: string;
  /** Path of the field. @since 1.0.0 */
  bindId: string;
}

/** Id, path and current value of a field. @since 1.0.0 */
export interface ItemValueEvent extends ItemEvent {
  /** The value of the field. @since 1.0.0 */
  value: unknown;
}

/** Key under which the context props of a form carry the form itself. */
export const FORM = /* @__PURE__ */ Symbol('bindform');

/**
 * What the hooks accept as a form: the return value of `useForm`, or its `contextProps`.
 *
 * @since 2.0.0
 */
export interface FormSource<T extends object = Record<string, unknown>, O = T> {
  /** The form; set by `useForm`. @since 1.0.0 */
  readonly [FORM]?: { readonly output?: O };
  /** The live data; set by `useForm`. @since 1.0.0 */
  readonly model?: T;
}

/**
 * Connects fields to a form and adds lifecycle callbacks. To add callbacks, spread the
 * `contextProps` of the form; yours run in addition to those of the library.
 *
 * @since 1.0.0
 */
export interface ContextProps<T extends object = Record<string, unknown>, O = T> extends FormSource<
  T,
  O
> {
  /** Called once after a field has mounted. @since 1.0.0 */
  mounted?: (event: ItemEvent) => void;
  /**
   * Called with the methods of the field, after `mounted` and whenever its path changes.
   *
   * @since 1.0.0
   */
  apiEffect?: (options: ApiEffectOptions) => void;
  /** Called after the user has changed the value, before validation. @since 1.0.0 */
  updated?: (event: ItemValueEvent) => void;
  /** Called after the field has been reset. @since 1.0.0 */
  reset?: (event: ItemValueEvent) => void;
  /** Called when the field unmounts. @since 1.0.0 */
  destroy?: (event: ItemEvent) => void;
}
