import type {
  ChangeEvent,
  CSSProperties,
  FocusEvent,
  FormHTMLAttributes,
  ReactElement,
  ReactNode,
} from 'react';
import type { ContextProps } from './contextTypes';
import type { FormItemMethod } from './methodTypes';
import type { FieldPath, ItemPath, PathValue } from './pathTypes';
import type { Rules, StandardSchema, Trigger } from './ruleTypes';

/** A type that fits the `value` of every control, whatever it asks for. */
type AnyControlValue = never;

/** Props that connect a control to its field. @since 1.0.0 */
export interface Attrs {
  /**
   * The value of the field; `null` and `undefined` become an empty string. Its type fits the
   * `value` of every control; to get a typed value, read the model.
   *
   * @since 1.0.0
   */
  value: AnyControlValue;
  /** The value as a boolean, for checkboxes and switches. @since 1.0.0 */
  checked: boolean;
  /** Whether the control is read-only. @since 1.0.0 */
  readOnly: boolean;
  /**
   * Takes a change event, or the new value, which many UI kits pass. Other arguments are ignored.
   * Pass `'checkbox'` as `tagType` to read `checked` from a target that is not a native checkbox.
   *
   * @since 1.0.0
   */
  onChange: (event: unknown, tagType?: unknown) => void;
  /** Call it when the control loses focus. @since 1.0.0 */
  onBlur: (event?: FocusEvent<HTMLElement>) => void;
  /** Id of the control. The label points to it, unless the control sets its own id. @since 1.0.0 */
  id: string;
  /** Name of the control in the form: the path of the field. @since 2.0.0 */
  name?: string;
  /** Ref of the control, used to focus it and to link the label. @since 2.0.0 */
  ref: (instance: unknown) => void;
  /**
   * Id of the label, if there is one. It names groups of controls, and controls that are not native
   * form elements.
   *
   * @since 1.0.0
   */
  'aria-labelledby'?: string;
  /** `true` while the field has an error, otherwise absent. @since 1.0.0 */
  'aria-invalid'?: true;
  /** Id of the error message while there is one. @since 1.0.0 */
  'aria-describedby'?: string;
  /** `true` when the rules require a value. @since 1.0.0 */
  'aria-required'?: true;
}

/**
 * Argument of `getContent` and of the function that you pass to `render`, where it also has
 * `props`.
 *
 * @since 1.0.0
 */
export interface GetContentOptions<
  T extends object = Record<string, unknown>,
  V = unknown,
> extends FormItemMethod<V> {
  /** The live data of the form. @since 1.0.0 */
  model: T;
  /** Path of the field. @since 1.0.0 */
  bindId: string;
  /** Whether the field shows an error. @since 1.0.0 */
  isError: boolean;
  /** The error message of the field. @since 1.0.0 */
  errorMessage: ReactNode;
  /** Whether an async rule of the field is pending. @since 1.5.0 */
  isValidating: boolean;
  /** Props for the control: {@link Attrs}. @since 1.0.0 */
  attrs: Attrs;
}

/**
 * The built-in error messages. `bindform/locales` exports them in English and Chinese.
 *
 * @since 2.0.0
 */
export interface Messages {
  /** Shown when a rule with `required: true` fails. @defaultValue `'Required'` @since 2.0.0 */
  required: ReactNode;
  /**
   * Shown when a rule fails with something that React cannot render.
   *
   * @defaultValue `'Invalid'`
   * @since 2.0.0
   */
  invalid: ReactNode;
}

/**
 * Options of `useForm`, `<Form>`, `<FormItem>` and `render`. Those of the field override those of
 * `useForm`, which override those of every `<Form>`; an inner `<Form>` overrides an outer one.
 *
 * @since 1.0.0
 */
export interface SharedConfig {
  /**
   * When a field is validated automatically: {@link Trigger}.
   *
   * @defaultValue `'change'`
   * @since 1.0.0
   */
  trigger?: Trigger;
  /**
   * Position of the label: next to the control (`row`) or above it (`top`).
   *
   * @defaultValue `'row'`
   * @since 1.0.0
   */
  labelPosition?: 'row' | 'top';
  /** Width of a label next to its control: a number of px, or a CSS length. @since 1.0.0 */
  labelWidth?: number | string;
  /** Makes the fields read-only. @defaultValue `false` @since 1.0.0 */
  readOnly?: boolean;
  /**
   * Rendered instead of the control while it is read-only: a node, or a function that receives
   * {@link GetContentOptions}.
   *
   * @since 1.0.0
   */
  readOnlyText?: ReactNode | ((options: GetContentOptions) => ReactNode);
  /**
   * Renders only the label, the control and the error, without wrapper elements and classes.
   *
   * @defaultValue `false`
   * @since 1.0.0
   */
  noStyle?: boolean;
  /** Makes the field as wide as its container. @defaultValue `false` @since 1.0.0 */
  fullWidth?: boolean;
  /**
   * Rendered instead of the error message: a node, or a function that receives the message and the
   * path.
   *
   * @since 1.0.0
   */
  customErrTips?: ReactNode | ((message: ReactNode, bindId: string) => ReactNode);
  /**
   * Replaces the built-in messages, for example with a translation: {@link Messages}.
   *
   * @since 2.0.0
   */
  messages?: Messages;
  /** Converts the argument of `onChange` to the value to store. @since 1.0.0 */
  formatChangeValue?(event: unknown): unknown;
  /**
   * Marks the label of a required field. By default, it is rendered if the rules contain
   * `required`. `true` always renders it, `false` never does, and any other node replaces it.
   *
   * @defaultValue `'*'`
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
  /** Style of the wrapper around the field. @since 1.0.0 */
  formItemStyle?: CSSProperties;
  /** Class of the wrapper around the field. @since 1.0.0 */
  formItemClass?: string;
  /** Style of the wrapper around the control and the error. @since 1.0.0 */
  contentStyle?: CSSProperties;
  /** Class of the wrapper around the control and the error. @since 1.0.0 */
  contentClass?: string;
  /**
   * Connects the field to a form and adds lifecycle callbacks: {@link ContextProps}.
   *
   * @since 1.0.0
   */
  contextProps?: ContextProps<object, unknown>;
}

/**
 * Second argument of `useForm`: options for all fields, and a schema for the data. `O` is the
 * output type of the schema, and `never` without one.
 *
 * @since 1.0.0
 */
export interface UseFormConfig<O = never> extends SharedConfig {
  /**
   * A [Standard Schema](https://standardschema.dev) for the whole data. It runs on submit, on
   * `validate()` of the form and in automatic validation, in addition to the rules of the fields.
   * Each issue is shown on the field with its path, after the field's own rules have passed.
   * `onSubmit` receives the output of the schema.
   *
   * @since 2.0.0
   */
  schema?: StandardSchema<unknown, O> | undefined;
}

/** The value of the field, or anything where its type is unknown. */
type Checked<V> = [V] extends [never] ? unknown : V;

/** Argument of a `label` function. @since 2.0.0 */
export interface LabelOptions<T extends object = Record<string, unknown>> {
  /** The live data of the form. @since 2.0.0 */
  model: T;
  /** Path of the field. @since 2.0.0 */
  bindId: string;
}

/**
 * Options of a single field. `V` is the type of its value, `E` the type of the argument of
 * `onChange`.
 *
 * @since 1.0.0
 */
export interface ItemConfig<
  V = unknown,
  E = unknown,
  T extends object = Record<string, unknown>,
> extends SharedConfig {
  /**
   * Converts the argument of `onChange` to the value to store. The argument is typed as a change
   * event; annotate another type if a UI kit passes something else.
   *
   * @since 1.0.0
   */
  formatChangeValue?(event: E): Checked<V>;
  /**
   * Formats the value as text for the control, such as an amount, a date or a percentage. While the
   * user types, the control keeps the typed text; on blur, it shows the formatted value. Not called
   * for `null`, `undefined` and `NaN`. Use it together with `parse`.
   *
   * @since 2.0.0
   */
  format?(value: Checked<V>): string;
  /** Converts the text that the user has typed to the value to store. @since 2.0.0 */
  parse?(text: string): Checked<V>;
  /**
   * Validation rules: {@link Rules}. Without rules, or with `null` or an empty array, the field is
   * not validated.
   *
   * @since 1.0.0
   */
  rules?: Rules<Checked<V>, T>;
  /**
   * The label: a node, or a function that receives {@link LabelOptions}. The label re-renders when
   * data that the function has read changes.
   *
   * @since 1.0.0
   */
  label?: ReactNode | ((options: LabelOptions<T>) => ReactNode);
  /** Value that `reset` restores; without a model, also the initial value. @since 1.0.0 */
  defaultValue?: V;
  /** Initial value of a field without a model; `reset` does not restore it. @since 1.0.0 */
  initialValue?: V;
  /** Called once per validation when a rule fails; `setError` does not call it. @since 1.0.0 */
  onError?: (message: ReactNode, bindId: string) => void;
}

/**
 * Maps {@link GetContentOptions} to props for the control, which override its own props.
 *
 * @since 1.0.0
 */
export type DefineProps<T extends object = Record<string, unknown>, V = unknown> = (
  options: GetContentOptions<T, V>,
) => Record<string, unknown>;

/**
 * Options of a field: the second argument of `render`.
 *
 * `V` is the type of the value. Without `V`, the options fit every field of the model, but have no
 * `defaultValue` or `initialValue`.
 *
 * @since 1.0.0
 */
export interface RenderConfigTypes<
  T extends object = Record<string, unknown>,
  V = never,
  E = ChangeEvent<HTMLInputElement>,
> extends ItemConfig<V, E, T> {
  /** Maps the state of the field to props for the control: {@link DefineProps}. @since 1.0.0 */
  defineProps?: DefineProps<T, Checked<V>>;
}

/** A function that renders the content of a field. @since 1.0.0 */
export type RenderContent<T extends object, V = unknown> = (
  options: GetContentOptions<T, V> & { props: Record<string, unknown> },
) => ReactNode;

/**
 * Binds a field: takes its path and options, then the element, or the function that renders it.
 *
 * @since 1.0.0
 */
export type Render<T extends object = Record<string, unknown>> = <
  P extends FieldPath<T>,
  E = ChangeEvent<HTMLInputElement>,
>(
  bindId: P | number,
  config?: RenderConfigTypes<T, PathValue<T, P>, E>,
) => (content: ReactElement | RenderContent<T, PathValue<T, P>>) => ReactNode;

/**
 * Props of `<FormItem>`. `T` is the type of the data, inferred from `contextProps` or given as a
 * type argument.
 *
 * @since 1.0.0
 */
export interface FormItemProps<
  T extends object = Record<string, unknown>,
  P extends ItemPath<T> = ItemPath<T>,
  E = ChangeEvent<HTMLInputElement>,
> extends ItemConfig<PathValue<T, P>, E, T> {
  /**
   * Connects the field to a form and adds lifecycle callbacks: {@link ContextProps}.
   *
   * @since 1.0.0
   */
  contextProps?: ContextProps<T, unknown>;
  /** Path of the field. Without it, the field is not controlled. @since 1.0.0 */
  bindId?: P | number;
  /** Renders the field; if it returns nothing, the children are rendered. @since 1.0.0 */
  getContent?: (options: GetContentOptions<T, PathValue<T, P>>) => ReactNode;
  /** The control. Not rendered if `getContent` returns something. @since 1.0.0 */
  children?: ReactNode;
}

/** Attributes of a form element that are not options. */
type FormAttributes = Omit<
  FormHTMLAttributes<HTMLFormElement>,
  keyof SharedConfig | 'onSubmit' | 'children'
>;

/**
 * Props of `<Form>`. Any other prop is passed to the element: `id`, `action`, `autoComplete`,
 * `aria-*` and so on.
 *
 * `T` is the type of the data, inferred from `contextProps` or from the `onSubmit` handler, or
 * given as a type argument.
 *
 * @since 1.0.0
 */
export interface FormProps<T = Record<string, unknown>, O = T>
  extends Omit<SharedConfig, 'contextProps'>, FormAttributes {
  /**
   * Connects the fields to a form and adds lifecycle callbacks: {@link ContextProps}. An inner
   * `<Form>` inherits all other options, but not these.
   *
   * @since 1.0.0
   */
  contextProps?: ContextProps<T & object, O>;
  /**
   * Stacks the fields (`column`) or places them side by side (`row`).
   *
   * @defaultValue `'column'`
   * @since 1.0.0
   */
  direction?: 'row' | 'column';
  /** Style of the form element. @since 1.0.0 */
  formStyle?: CSSProperties;
  /** Class of the form element. @since 1.0.0 */
  formClass?: string;
  /**
   * Called on submit if everything is valid; with it, a real form is rendered. Submitting validates
   * a copy of the data and focuses the first invalid control. The argument is the output of the
   * form's schema, or the copy if there is no schema. Until the returned promise settles, further
   * submissions are ignored.
   *
   * @since 1.0.0
   */
  onSubmit?: (values: O) => unknown;
  /**
   * Called when a submission fails: with a {@link ValidationError} if a rule failed or the submission was
   * superseded, otherwise with what `onSubmit` threw. The form then does not show the error itself.
   *
   * @since 2.0.0
   */
  onSubmitError?: (error: unknown) => void;
  /** The fields, and anything else. @since 1.0.0 */
  children?: ReactNode;
}
