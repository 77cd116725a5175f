import type { CSSProperties, FocusEvent, FormHTMLAttributes, ReactElement, ReactNode } from 'react';
import type { FormItemMethod, FormMethod } from './methodTypes';
import type { DeepPartial, FieldPath, PathValue } from './pathTypes';
import type { Rules, Trigger } from './ruleTypes';

/** A type that fits the `value` of every control, whatever it asks for. */
type AnyControlValue = never;

/** What a control needs to show and edit its field. @since 1.0.0 */
export interface Attrs {
  /**
   * The value of the field; `null` and `undefined` reach the control as an empty string. Its type
   * fits the `value` of every control; a typed value is read from the model.
   *
   * @since 1.0.0
   */
  value: AnyControlValue;
  /** The value as a truth, for checkboxes and switches. @since 1.0.0 */
  checked: boolean;
  /** Whether the control may not be edited. @since 1.0.0 */
  readOnly: boolean;
  /**
   * Takes a change event, or the new value itself from UI kits that pass that; what they pass in addition to
   * it is ignored. `tagType` `'checkbox'` reads `checked` from an event whose target does not say.
   *
   * @since 1.0.0
   */
  onChange: (event: unknown, tagType?: unknown) => void;
  /** Notifies the field that it lost the focus. @since 1.0.0 */
  onBlur: (event?: FocusEvent<HTMLElement>) => void;
  /** Id of the control; the label points to it. A control may have another one. @since 1.0.0 */
  id: string;
  /** Name of the control in a form: the path of the field. @since 2.0.0 */
  name?: string;
  /** Notifies the field which element it has; on it go the focus and the label. @since 2.0.0 */
  ref: (instance: unknown) => void;
  /**
   * Id of the label, if there is one; names groups of controls and whatever else is no form control.
   *
   * @since 1.0.0
   */
  'aria-labelledby'?: string;
  /** True while the field is in error, else absent. @since 1.0.0 */
  'aria-invalid'?: true;
  /** Id of the error message while there is one. @since 1.0.0 */
  'aria-describedby'?: string;
  /** True when the rules ask for a value. @since 1.0.0 */
  'aria-required'?: true;
}

/**
 * What a content function gets; the function form of `render` gets `props` too.
 *
 * @since 1.0.0
 */
export interface GetContentOptions<
  T extends object = Record<string, unknown>,
> extends FormItemMethod {
  /** The live data of the form. @since 1.0.0 */
  model: T;
  /** Path of the field. @since 1.0.0 */
  bindId: string;
  /** Whether the item shows an error. @since 1.0.0 */
  isError: boolean;
  /** The message that the item shows. @since 1.0.0 */
  errorMessage: ReactNode;
  /** Whether an asynchronous validator is at work. @since 1.5.0 */
  isValidating: boolean;
  /** Everything the control needs, to be spread on it: {@link Attrs}. @since 1.0.0 */
  attrs: Attrs;
}

/** What `apiEffect` gets: the item's identity and its methods. @since 1.0.0 */
export interface ApiEffectOptions extends FormItemMethod {
  /** Identity of the item, unique on the page. @since 1.0.0 */
  uid: string;
  /** Path of the field. @since 1.0.0 */
  bindId: string;
}

/** Identity of an item, with its value where a hook is about one. @since 1.0.0 */
export interface ItemEvent {
  /** Identity of the item, unique on the page. @since 1.0.0 */
  uid: string;
  /** Path of the field. @since 1.0.0 */
  bindId: string;
}

/** An item's identity and the value that it has now. @since 1.0.0 */
export interface ItemValueEvent extends ItemEvent {
  /** The value of the field. @since 1.0.0 */
  value: unknown;
}

/** Key under which the context props of a form carry the form itself. */
export const FORM = /* @__PURE__ */ Symbol('bindform');

/**
 * Ties items to a form, and hooks into their life. Spread the form's own and add hooks as you like:
 * yours are called in addition to the library's and never detach an item.
 *
 * @since 1.0.0
 */
export interface ContextProps<T extends object = Record<string, unknown>> {
  /** The form; filled in by `useForm`. @since 1.0.0 */
  readonly [FORM]?: unknown;
  /** The live data; filled in by `useForm`. @since 1.0.0 */
  readonly model?: T;
  /** Called once when an item was mounted. @since 1.0.0 */
  mounted?: (event: ItemEvent) => void;
  /**
   * Called after `mounted`, and again when the path changes, with the item's methods.
   *
   * @since 1.0.0
   */
  apiEffect?: (options: ApiEffectOptions) => void;
  /** Called after a change by the reader, before it is validated. @since 1.0.0 */
  updated?: (event: ItemValueEvent) => void;
  /** Called after the item was reset. @since 1.0.0 */
  reset?: (event: ItemValueEvent) => void;
  /** Called when the item is unmounted. @since 1.0.0 */
  destroy?: (event: ItemEvent) => void;
}

/**
 * Options that may be on `useForm`, `<Form>`, `<FormItem>` and `render`; the nearest wins.
 *
 * @since 1.0.0
 */
export interface SharedConfig {
  /** When a field is validated by itself: {@link Trigger}. @defaultValue `'change'` @since 1.0.0 */
  trigger?: Trigger;
  /** Label next to the control or above it. @defaultValue `'row'` @since 1.0.0 */
  labelPosition?: 'row' | 'top';
  /** Width of the label next to the control: a number of px, or a CSS length. @since 1.0.0 */
  labelWidth?: number | string;
  /** Shows the value without letting it be edited. @defaultValue `false` @since 1.0.0 */
  readOnly?: boolean;
  /**
   * Replaces a read-only control: a node, or a function of {@link GetContentOptions}.
   *
   * @since 1.0.0
   */
  readOnlyText?: ReactNode | ((options: GetContentOptions) => ReactNode);
  /**
   * Leaves the wrapper elements and classes out: label, control and error only.
   *
   * @defaultValue `false`
   * @since 1.0.0
   */
  noStyle?: boolean;
  /** Lets the item take the whole width. @defaultValue `false` @since 1.0.0 */
  fullWidth?: boolean;
  /**
   * Shown in place of an error's message: a node, or a function of the message and the path.
   *
   * @since 1.0.0
   */
  customErrTips?: ReactNode | ((message: ReactNode, bindId: string) => ReactNode);
  /** Turns what the control reports into the value of the field. @since 1.0.0 */
  formatChangeValue?: (event: never) => unknown;
  /**
   * Placed next to the label of a required field. By default shown when the rules contain `required`;
   * `true` always shows it, `false` never, any other node replaces it. @defaultValue `'*'`
   *
   * @since 1.0.0
   */
  requireIndicator?: ReactNode;
  /** Style of the error message. @since 1.0.0 */
  errorStyle?: CSSProperties;
  /** Class of the error message. @since 1.0.0 */
  errorClass?: string;
  /** Style of the label. @since 1.0.0 */
  labelStyle?: CSSProperties;
  /** Class of the label. @since 1.0.0 */
  labelClass?: string;
  /** Style of the item's wrapper. @since 1.0.0 */
  formItemStyle?: CSSProperties;
  /** Class of the item's wrapper. @since 1.0.0 */
  formItemClass?: string;
  /** Style of the wrapper of control and error. @since 1.0.0 */
  contentStyle?: CSSProperties;
  /** Class of the wrapper of control and error. @since 1.0.0 */
  contentClass?: string;
  /** Ties the item to a form, and hooks into its life: {@link ContextProps}. @since 1.0.0 */
  contextProps?: ContextProps<object>;
}

/** Second argument of `useForm`: what all of its fields share. @since 1.0.0 */
export type UseFormConfig = SharedConfig;

/** What rules get: the value of the field, or anything where its type is unknown. */
type Checked<V> = [V] extends [never] ? unknown : V;

/** Options that are on one item only. @since 1.0.0 */
export interface ItemConfig<V = unknown> extends SharedConfig {
  /**
   * The {@link Rules}; an empty list, `null` or nothing means that the item is not validated.
   *
   * @since 1.0.0
   */
  rules?: Rules<Checked<V>>;
  /** The label. @since 1.0.0 */
  label?: ReactNode;
  /** Value that `reset` restores; without a model also the value at first. @since 1.0.0 */
  defaultValue?: V;
  /** Value at first of an item without a model; `reset` does not restore it. @since 1.0.0 */
  initialValue?: V;
  /** Called when a rule fails, once for each validation; not by `setError`. @since 1.0.0 */
  onError?: (message: ReactNode, bindId: string) => void;
}

/**
 * Makes props for a control from {@link GetContentOptions}; they win over the control's own.
 *
 * @since 1.0.0
 */
export type DefineProps<T extends object = Record<string, unknown>> = (
  options: GetContentOptions<T>,
) => Record<string, unknown>;

/**
 * Second argument of `render`.
 *
 * `V` is the type of the field's value. Left out, the options fit every field of the model, and so
 * have no `defaultValue` or `initialValue`.
 *
 * @since 1.0.0
 */
export interface RenderConfigTypes<
  T extends object = Record<string, unknown>,
  V = never,
> extends ItemConfig<V> {
  /** Props for the control, made from the content options: {@link DefineProps}. @since 1.0.0 */
  defineProps?: DefineProps<T>;
}

/** Content as a function of what the field is and can do. @since 1.0.0 */
export type RenderContent<T extends object> = (
  options: GetContentOptions<T> & { props: Record<string, unknown> },
) => ReactNode;

/**
 * Binds a field: takes its path and options, then an element or a function to show it.
 *
 * @since 1.0.0
 */
export type Render<T extends object = Record<string, unknown>> = <P extends FieldPath<T>>(
  bindId: P | number,
  config?: RenderConfigTypes<T, PathValue<T, P>>,
) => (content: ReactElement | RenderContent<T>) => ReactNode;

/** What a form as a whole is doing. Read it in a selector to follow it. @since 2.0.0 */
export interface FormState {
  /**
   * Whether a submit is under way: from the press until the rules have refused it or `onSubmit` has
   * settled. @since 2.0.0
   */
  readonly isSubmitting: boolean;
  /**
   * The error of the form as a whole: what `setFormError` was given, or what `onSubmit` threw.
   *
   * @since 2.0.0
   */
  readonly error: ReactNode;
}

/** Picks from the live data, and from the state of the form, what a hook is about. @since 1.0.0 */
export type Selector<T extends object, S> = (form: { model: T; state: FormState }) => S;

/**
 * A hook of the form: a snapshot of the selected data, rendered again only when it changes deeply.
 *
 * @since 1.0.0
 */
export type UseFormSubscribe<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
) => S;

/** A hook of the form: calls back after the selected data changed. @since 1.0.0 */
export type UseFormWatch<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
) => void;

/**
 * Watches from outside rendering; the key names the listener for `unWatch` and replacement.
 *
 * @since 1.0.0
 */
export type Watch<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
  key: string,
) => void;

/** What `useForm` returns; every member is the same for the component's life. @since 1.0.0 */
export interface UseFormReturn<T extends object = Record<string, unknown>> extends FormMethod<T> {
  /** The live data: read it, write it, and the fields follow. @since 1.0.0 */
  model: T;
  /** What the form as a whole is doing: {@link FormState}. @since 2.0.0 */
  state: FormState;
  /**
   * Hand it to `<Form>`, `<FormItem>` and the global hooks to tie them to this form.
   *
   * @since 1.0.0
   */
  contextProps: ContextProps<T>;
  /** Binds a field. @since 1.0.0 */
  render: Render<T>;
  /** Subscribes the component to selected data. @since 1.0.0 */
  useSubscribe: UseFormSubscribe<T>;
  /** Calls back after selected data changed, while the component is mounted. @since 1.0.0 */
  useWatch: UseFormWatch<T>;
  /** Calls back after selected data changed, until `unWatch`. @since 1.0.0 */
  watch: Watch<T>;
  /** Ends what `watch` began under the key. @since 1.0.0 */
  unWatch: (key: string) => void;
  /**
   * Merges values into the data as one change. Neither validates nor calls `updated`.
   *
   * @since 1.0.0
   */
  setValues: (values: DeepPartial<T>) => void;
  /** Renders the component again; with `true`, after the present code has finished. @since 1.0.0 */
  forceUpdate: (delay?: boolean) => void;
  /**
   * Renders the component again.
   *
   * @deprecated since 1.4.1, use `forceUpdate`
   * @since 1.0.0
   */
  setState: () => void;
}

/** Props of `<FormItem>`. @since 1.0.0 */
export interface FormItemProps<T extends object = Record<string, unknown>> extends ItemConfig {
  /** Path of the field; without it the item is not controlled. @since 1.0.0 */
  bindId?: string | number;
  /** Shows the field; when it gives nothing, the children are shown. @since 1.0.0 */
  getContent?: (options: GetContentOptions<T>) => ReactNode;
  /** Shown where `getContent` gives nothing. @since 1.0.0 */
  children?: ReactNode;
}

/** Attributes of a form element that are not options. */
type FormAttributes = Omit<
  FormHTMLAttributes<HTMLFormElement>,
  keyof SharedConfig | 'onSubmit' | 'children'
>;

/**
 * Props of `<Form>`. What is not listed goes to its element: `id`, `action`, `autoComplete`,
 * `aria-*` and other attributes.
 *
 * `T` is the type of the data. `<Form>` takes it from `contextProps`; where it has none, from what
 * the handler of `onSubmit` says it takes, or from a type argument.
 *
 * @since 1.0.0
 */
export interface FormProps<T = Record<string, unknown>>
  extends Omit<SharedConfig, 'contextProps'>, FormAttributes {
  /** Ties the items to a form, and hooks into their life: {@link ContextProps}. @since 1.0.0 */
  contextProps?: ContextProps<T & object>;
  /** Items below each other or side by side. @defaultValue `'column'` @since 1.0.0 */
  direction?: 'row' | 'column';
  /** Style of the form element. @since 1.0.0 */
  formStyle?: CSSProperties;
  /** Class of the form element. @since 1.0.0 */
  formClass?: string;
  /**
   * Makes a real form of it. A submit validates a copy of the data, puts the focus on the first
   * invalid control, and calls this with that copy only when all of it is valid. Until a promise
   * that it returns is settled, another submit does nothing.
   *
   * @since 1.0.0
   */
  onSubmit?: (values: T) => unknown;
  /**
   * Called when a submit does not go through: with a {@link ValidationError} when the rules refused
   * it or it was superseded, else with what `onSubmit` threw, which the form then does not show.
   *
   * @since 2.0.0
   */
  onSubmitError?: (error: unknown) => void;
  /** The items. @since 1.0.0 */
  children?: ReactNode;
}
