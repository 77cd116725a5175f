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
   * The value of the field; `null` and `undefined` become an empty string. The type is assignable
   * to the `value` of every control; read a typed value from the model.
   *
   * @since 1.0.0
   */
  value: AnyControlValue;
  /** The value as a boolean, for checkboxes and switches. @since 1.0.0 */
  checked: boolean;
  /** Whether the control is read-only. @since 1.0.0 */
  readOnly: boolean;
  /**
   * Call it with a change event, or with the new value if the UI kit passes that; further arguments
   * are ignored. If the event target is not recognizable as a checkbox, pass `'checkbox'` as
   * `tagType` to read `checked`.
   *
   * @since 1.0.0
   */
  onChange: (event: unknown, tagType?: unknown) => void;
  /** Call it when the control loses focus. @since 1.0.0 */
  onBlur: (event?: FocusEvent<HTMLElement>) => void;
  /** Id of the control, which the label points to. A control may have another one. @since 1.0.0 */
  id: string;
  /** Name of the control in the form: the path of the field. @since 2.0.0 */
  name?: string;
  /** Ref of the control, used to focus it and to link the label. @since 2.0.0 */
  ref: (instance: unknown) => void;
  /**
   * Id of the label, if there is one. Labels groups and controls that are not native form controls.
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
 * Argument of a content function; in the function form of `render` it also has `props`.
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
  /** Whether the item shows an error. @since 1.0.0 */
  isError: boolean;
  /** The error message of the item. @since 1.0.0 */
  errorMessage: ReactNode;
  /** Whether an async validator is pending. @since 1.5.0 */
  isValidating: boolean;
  /** Props to spread on the control: {@link Attrs}. @since 1.0.0 */
  attrs: Attrs;
}

/**
 * The built-in messages. `bindform/locales` has them in English and Chinese.
 *
 * @since 2.0.0
 */
export interface Messages {
  /** Of a rule with `required: true`. @defaultValue `'Required'` @since 2.0.0 */
  required: ReactNode;
  /** Of a rule that fails with something that cannot be shown. @defaultValue `'Invalid'` @since 2.0.0 */
  invalid: ReactNode;
}

/** Options of `useForm`, `<Form>`, `<FormItem>` and `render`; the nearest wins. @since 1.0.0 */
export interface SharedConfig {
  /**
   * When a field is validated automatically: {@link Trigger}.
   *
   * @defaultValue `'change'`
   * @since 1.0.0
   */
  trigger?: Trigger;
  /** Label next to the control or above it. @defaultValue `'row'` @since 1.0.0 */
  labelPosition?: 'row' | 'top';
  /** Width of the label next to the control: a number of px, or a CSS length. @since 1.0.0 */
  labelWidth?: number | string;
  /** Makes the fields read-only. @defaultValue `false` @since 1.0.0 */
  readOnly?: boolean;
  /**
   * Rendered instead of a read-only control: a node, or a function of {@link GetContentOptions}.
   *
   * @since 1.0.0
   */
  readOnlyText?: ReactNode | ((options: GetContentOptions) => ReactNode);
  /**
   * Renders only label, control and error, without wrapper elements and classes.
   *
   * @defaultValue `false`
   * @since 1.0.0
   */
  noStyle?: boolean;
  /** Makes the item as wide as its container. @defaultValue `false` @since 1.0.0 */
  fullWidth?: boolean;
  /**
   * Rendered instead of the error message: a node, or a function of the message and the path.
   *
   * @since 1.0.0
   */
  customErrTips?: ReactNode | ((message: ReactNode, bindId: string) => ReactNode);
  /** Built-in messages in another language or tone: {@link Messages}. @since 2.0.0 */
  messages?: Messages;
  /** Maps the argument of `onChange` to the value of the field. @since 1.0.0 */
  formatChangeValue?(event: unknown): unknown;
  /**
   * Marks the label of a required field. By default it is rendered when the rules contain
   * `required`; `true` always renders it, `false` never, and any other node replaces it.
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
  /** Style of the item's wrapper. @since 1.0.0 */
  formItemStyle?: CSSProperties;
  /** Class of the item's wrapper. @since 1.0.0 */
  formItemClass?: string;
  /** Style of the wrapper of control and error. @since 1.0.0 */
  contentStyle?: CSSProperties;
  /** Class of the wrapper of control and error. @since 1.0.0 */
  contentClass?: string;
  /**
   * Connects the item to a form and adds lifecycle callbacks: {@link ContextProps}.
   *
   * @since 1.0.0
   */
  contextProps?: ContextProps<object, unknown>;
}

/**
 * Second argument of `useForm`: options of all fields, and a schema of the data. `O` is the type of
 * what the schema produces; without it, there is no schema.
 *
 * @since 1.0.0
 */
export interface UseFormConfig<O = never> extends SharedConfig {
  /**
   * A [Standard Schema](https://standardschema.dev) of all data. A submit and `validate()` of the
   * form run it in addition to the rules of the fields, and so does automatic validation. Each issue
   * is shown at the field with its path, after the field's own rules have passed. `onSubmit` gets
   * the output of the schema.
   *
   * @since 2.0.0
   */
  schema?: StandardSchema<unknown, O> | undefined;
}

/** The value of the field, or anything where its type is unknown. */
type Checked<V> = [V] extends [never] ? unknown : V;

/** Argument of a function that renders a label. @since 2.0.0 */
export interface LabelOptions<T extends object = Record<string, unknown>> {
  /** The live data of the form. @since 2.0.0 */
  model: T;
  /** Path of the field. @since 2.0.0 */
  bindId: string;
}

/**
 * Options of a single item. `V` is the type of the value, and `E` that of the argument of
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
   * Maps the argument of `onChange` to the value of the field. The argument is a change event unless
   * you annotate another type, such as that of the value that a UI kit passes.
   *
   * @since 1.0.0
   */
  formatChangeValue?(event: E): Checked<V>;
  /**
   * Text that the control shows for a value: an amount, a date, a percentage. While the user types,
   * the control keeps what was typed; it shows the formatted value when it loses focus. Not called
   * for `null`, `undefined` and `NaN`. Use it with `parse`.
   *
   * @since 2.0.0
   */
  format?(value: Checked<V>): string;
  /**
   * Value for the text that the user has typed.
   *
   * @since 2.0.0
   */
  parse?(text: string): Checked<V>;
  /**
   * The {@link Rules}. Without rules, or with `null` or an empty list, the item is not validated.
   *
   * @since 1.0.0
   */
  rules?: Rules<Checked<V>, T>;
  /**
   * The label: a node, or a function of {@link LabelOptions} that renders again when something that
   * it has read changes.
   *
   * @since 1.0.0
   */
  label?: ReactNode | ((options: LabelOptions<T>) => ReactNode);
  /** Value that `reset` restores; without a model also the initial value. @since 1.0.0 */
  defaultValue?: V;
  /** Initial value of an item without a model; `reset` does not restore it. @since 1.0.0 */
  initialValue?: V;
  /** Called once per validation when a rule fails, but not by `setError`. @since 1.0.0 */
  onError?: (message: ReactNode, bindId: string) => void;
}

/**
 * Creates props for a control from {@link GetContentOptions}; they override the control's own
 * props.
 *
 * @since 1.0.0
 */
export type DefineProps<T extends object = Record<string, unknown>, V = unknown> = (
  options: GetContentOptions<T, V>,
) => Record<string, unknown>;

/**
 * Second argument of `render`.
 *
 * `V` is the type of the value. Without it, the options fit every field of the model, and have no
 * `defaultValue` or `initialValue`.
 *
 * @since 1.0.0
 */
export interface RenderConfigTypes<
  T extends object = Record<string, unknown>,
  V = never,
  E = ChangeEvent<HTMLInputElement>,
> extends ItemConfig<V, E, T> {
  /** Creates props for the control from the content options: {@link DefineProps}. @since 1.0.0 */
  defineProps?: DefineProps<T, Checked<V>>;
}

/** A function that renders the content of a field. @since 1.0.0 */
export type RenderContent<T extends object, V = unknown> = (
  options: GetContentOptions<T, V> & { props: Record<string, unknown> },
) => ReactNode;

/**
 * Binds a field: takes its path and options, then the element or function that renders it.
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
 * Props of `<FormItem>`. `T` is the type of the data: that of `contextProps`, otherwise a type
 * argument.
 *
 * @since 1.0.0
 */
export interface FormItemProps<
  T extends object = Record<string, unknown>,
  P extends ItemPath<T> = ItemPath<T>,
  E = ChangeEvent<HTMLInputElement>,
> extends ItemConfig<PathValue<T, P>, E, T> {
  /**
   * Connects the item to a form and adds lifecycle callbacks: {@link ContextProps}.
   *
   * @since 1.0.0
   */
  contextProps?: ContextProps<T, unknown>;
  /** Path of the field; without it the item is not controlled. @since 1.0.0 */
  bindId?: P | number;
  /** Renders the field; if it returns nothing, the children are rendered. @since 1.0.0 */
  getContent?: (options: GetContentOptions<T, PathValue<T, P>>) => ReactNode;
  /** Rendered when `getContent` returns nothing. @since 1.0.0 */
  children?: ReactNode;
}

/** Attributes of a form element that are not options. */
type FormAttributes = Omit<
  FormHTMLAttributes<HTMLFormElement>,
  keyof SharedConfig | 'onSubmit' | 'children'
>;

/**
 * Props of `<Form>`. Other props are passed to the element: `id`, `action`, `autoComplete`,
 * `aria-*` and so on.
 *
 * `T` is the type of the data: that of `contextProps`, otherwise the type that the `onSubmit`
 * handler takes, or a type argument.
 *
 * @since 1.0.0
 */
export interface FormProps<T = Record<string, unknown>, O = T>
  extends Omit<SharedConfig, 'contextProps'>, FormAttributes {
  /**
   * Connects the items to a form and adds lifecycle callbacks: {@link ContextProps}.
   *
   * @since 1.0.0
   */
  contextProps?: ContextProps<T & object, O>;
  /** Stacks the items or places them side by side. @defaultValue `'column'` @since 1.0.0 */
  direction?: 'row' | 'column';
  /** Style of the form element. @since 1.0.0 */
  formStyle?: CSSProperties;
  /** Class of the form element. @since 1.0.0 */
  formClass?: string;
  /**
   * Turns it into a real form. A submit validates a copy of the data, focuses the first invalid
   * control, and calls this if everything is valid: with the output of the form's schema, or with
   * the copy. Until the returned promise settles, another submit does nothing.
   *
   * @since 1.0.0
   */
  onSubmit?: (values: O) => unknown;
  /**
   * Called when a submit fails: with a {@link ValidationError} if a rule failed or the submit was
   * superseded, otherwise with what `onSubmit` threw. The form then does not show that error.
   *
   * @since 2.0.0
   */
  onSubmitError?: (error: unknown) => void;
  /** The items. @since 1.0.0 */
  children?: ReactNode;
}
