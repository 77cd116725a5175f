import type { ChangeEvent, CSSProperties, FocusEvent, ReactElement, ReactNode } from 'react';

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
 * The dot paths of a model: `a`, `b.c`, `list`, `list.0`, `list.0.v`.
 *
 * Completed five levels deep. Anything goes where the model is `any` or has an index signature;
 * functions, dates, files, maps, sets and elements are ends.
 */
export type FieldPath<T> = IsAny<T> extends true ? string : Paths<T, 5>;

/** The type of the value at a path of a model. */
export type PathValue<T, P extends string> =
  IsAny<T> extends true
    ? T
    : P extends `${infer K}.${infer Rest}`
      ? K extends keyof T
        ? PathValue<NonNullable<T[K]>, Rest>
        : T extends readonly (infer V)[]
          ? PathValue<NonNullable<V>, Rest>
          : unknown
      : P extends keyof T
        ? T[P]
        : T extends readonly (infer V)[]
          ? V
          : unknown;

/** A model whose every part may be left out; arrays are given whole. */
export type DeepPartial<T> = T extends Leaf | readonly unknown[]
  ? T
  : { [K in keyof T]?: DeepPartial<T[K]> };

/**
 * The part of [Standard Schema](https://standardschema.dev) that a rule uses; zod, valibot and
 * arktype schemas all have it.
 */
export interface StandardSchema<V = unknown> {
  /** The properties that the standard asks for. */
  readonly '~standard': {
    /** Checks a value; the first issue's message becomes the error. */
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
    /** Input and output types, for TypeScript only. */
    readonly types?: { readonly input: V; readonly output: unknown } | undefined;
  };
}

/** What a schema answers: the issues it found, or none. */
export interface SchemaResult {
  /** The issues in the order in which the schema found them; absent when the value passes. */
  readonly issues?: readonly { readonly message: string }[] | undefined;
}

/** What a validator says of a value. */
export type Verdict = ReactNode | boolean;

/** One rule of a field: `required`, a `validator`, or both, checked in this order. */
export interface Rule<V = unknown> {
  /**
   * Fails on an empty string, `null`, `undefined` and an empty list, and on `false` for checkboxes.
   * A string is the message; `true` says `Required`.
   */
  required?: boolean | string;
  /**
   * Passes with `null`, `undefined`, an empty string, `true` or `false`, and fails with any other
   * node as its message. What it throws or rejects with becomes the message too.
   */
  validator?: (value: V) => Verdict | Promise<Verdict>;
}

/** The rules of a field: one, several, or none. The first failure wins. */
export type Rules<V = unknown> =
  Rule<V> | StandardSchema | readonly (Rule<V> | StandardSchema)[] | null | undefined;

/** One moment of automatic validation. */
export type TriggerName = 'change' | 'blur' | 'manual';

/**
 * When a field is validated by itself: after each change by the reader, when it loses the focus, or
 * only by call (`manual`). Several combine.
 */
export type Trigger = TriggerName | readonly TriggerName[];

/** What a control needs to show and edit its field. */
export interface Attrs {
  /** The value of the field; `null` and `undefined` reach the control as an empty string. */
  value: unknown;
  /** The value as a truth, for checkboxes and switches. */
  checked: boolean;
  /** Whether the control may not be edited. */
  readOnly: boolean;
  /**
   * Takes a change event, or the new value itself from UI kits that pass that.
   * `tagType` `'checkbox'` reads `checked` from an event whose target does not tell.
   */
  onChange: (event: unknown, tagType?: 'checkbox') => void;
  /** Tells the field that it lost the focus. */
  onBlur: (event?: FocusEvent<HTMLElement>) => void;
  /** Id of the control; the label points to it. */
  id: string;
  /** Id of the label, if there is one; names groups of controls and whatever else is no form control. */
  'aria-labelledby'?: string;
  /** True while the field is in error, else absent. */
  'aria-invalid'?: true;
  /** Id of the error message while there is one. */
  'aria-describedby'?: string;
  /** True when the rules ask for a value. */
  'aria-required'?: true;
}

/** Methods of one form item. */
export interface FormItemMethod {
  /** Validates the item. Resolves, or rejects with an error whose message is the item's. */
  validate: () => Promise<void[]>;
  /** Restores the default value, if the item has one, and clears its error. */
  reset: () => void;
  /** Clears the error and keeps the validator. */
  clearValidate: () => void;
  /** Clears the error and stops later validation. */
  removeValidator: () => void;
  /** Brings the latest rules back after `removeValidator`; shows nothing by itself. */
  reapplyValidator: () => void;
  /** Writes the value. Neither validates nor calls `updated`. */
  setValue: (value: unknown) => void;
  /** Shows a message as the item's error without calling `onError`; without a message, clears it. */
  setError: (message?: ReactNode) => void;
}

/** Some fields of a form, or, left out, all of them. */
export type FieldSelection<T> = FieldPath<T> | readonly FieldPath<T>[];

/** Methods of a form over all of its mounted items, or over those that are named. */
export interface FormMethod<T extends object = Record<string, unknown>> {
  /**
   * Validates and shows all errors at once. Resolves, or rejects with a {@link ValidationError}.
   * An id that no mounted item has is skipped with a warning.
   */
  validate: (ids?: FieldSelection<T>) => Promise<void[]>;
  /** Restores every item that has a default value and clears all errors. */
  reset: () => void;
  /** Clears errors and keeps validators. */
  clearValidate: (ids?: FieldSelection<T>) => void;
  /** Clears errors and stops later validation. */
  removeValidator: (ids?: FieldSelection<T>) => void;
  /** Brings the latest rules back after `removeValidator`; shows nothing by itself. */
  reapplyValidator: (ids?: FieldSelection<T>) => void;
  /** Replaces the value at a path. Neither validates nor calls `updated`. */
  setValue: <P extends FieldPath<T>>(id: P, value: PathValue<T, P>) => void;
  /** Shows a message as the error of items without calling `onError`; without a message, clears it. */
  setError: (ids: FieldSelection<T>, message?: ReactNode) => void;
}

/** What `validate` rejects with. */
export interface ValidationError extends Error {
  /** Text of the first failing item in document order. */
  message: string;
  /** Every failing item, in document order. */
  errors: { bindId: string; message: ReactNode }[];
}

/** What a content function gets; the function form of `render` gets `props` beside it. */
export interface GetContentOptions<
  T extends object = Record<string, unknown>,
> extends FormItemMethod {
  /** The live data of the form. */
  model: T;
  /** Path of the field. */
  bindId: string;
  /** Whether the item shows an error. */
  isError: boolean;
  /** The message that the item shows. */
  errorMessage: ReactNode;
  /** Whether an asynchronous validator is at work. */
  isValidating: boolean;
  /** Everything the control needs; spread it. */
  attrs: Attrs;
}

/** What `apiEffect` gets: the item's identity and its methods. */
export interface ApiEffectOptions extends FormItemMethod {
  /** Identity of the item, unique on the page. */
  uid: string;
  /** Path of the field. */
  bindId: string;
}

/** Identity of an item, with its value where a hook is about one. */
export interface ItemEvent {
  /** Identity of the item, unique on the page. */
  uid: string;
  /** Path of the field. */
  bindId: string;
}

/** An item's identity and the value that it has now. */
export interface ItemValueEvent extends ItemEvent {
  /** The value of the field. */
  value: unknown;
}

/** Key under which the context props of a form carry the form itself. */
export const FORM = Symbol('bindform');

/**
 * Ties items to a form, and hooks into their life. Spread the form's own and add hooks as you like:
 * yours are called beside the library's and never detach an item.
 */
export interface ContextProps<T extends object = Record<string, unknown>> {
  /** The form; filled in by `useForm`. */
  readonly [FORM]?: unknown;
  /** The live data; filled in by `useForm`. */
  readonly model?: T;
  /** Called once when an item was mounted. */
  mounted?: (event: ItemEvent) => void;
  /** Called after `mounted`, and again when the path changes, with the item's methods. */
  apiEffect?: (options: ApiEffectOptions) => void;
  /** Called after a change by the reader, before it is validated. */
  updated?: (event: ItemValueEvent) => void;
  /** Called after the item was reset. */
  reset?: (event: ItemValueEvent) => void;
  /** Called when the item is unmounted. */
  destroy?: (event: ItemEvent) => void;
}

/** Options that may stand on `useForm`, `<Form>`, `<FormItem>` and `render`; the nearest wins. */
export interface SharedConfig {
  /** When a field is validated by itself. @defaultValue `'change'` */
  trigger?: Trigger;
  /** Label beside the control or above it. @defaultValue `'row'` */
  labelPosition?: 'row' | 'top';
  /** Width of the label beside the control: a number of px, or a CSS length. */
  labelWidth?: number | string;
  /** Shows the value without letting it be edited. @defaultValue `false` */
  readOnly?: boolean;
  /** Stands in place of a read-only control: a node, or a function of the content options. */
  readOnlyText?: ReactNode | ((options: GetContentOptions) => ReactNode);
  /** Leaves the wrapper elements and classes out: label, control and error only. @defaultValue `false` */
  noStyle?: boolean;
  /** Lets the item take the whole width. @defaultValue `false` */
  fullWidth?: boolean;
  /** Shown in place of an error's message: a node, or a function of the message and the path. */
  customErrTips?: ReactNode | ((message: ReactNode, bindId: string) => ReactNode);
  /** Turns what the control reports into the value of the field. */
  formatChangeValue?: (event: never) => unknown;
  /**
   * Stands beside the label of a required field. By default shown when the rules contain `required`;
   * `true` always shows it, `false` never, any other node replaces it. @defaultValue `'*'`
   */
  requireIndicator?: ReactNode;
  /** Style of the error message. */
  errorStyle?: CSSProperties;
  /** Class of the error message. */
  errorClass?: string;
  /** Style of the label. */
  labelStyle?: CSSProperties;
  /** Class of the label. */
  labelClass?: string;
  /** Style of the item's wrapper. */
  formItemStyle?: CSSProperties;
  /** Class of the item's wrapper. */
  formItemClass?: string;
  /** Style of the wrapper of control and error. */
  contentStyle?: CSSProperties;
  /** Class of the wrapper of control and error. */
  contentClass?: string;
  /** Ties the item to a form, and hooks into its life. */
  contextProps?: ContextProps<object>;
}

/** Second argument of `useForm`: what all of its fields share. */
export type UseFormConfig = SharedConfig;

/** Options that stand on one item only. */
export interface ItemConfig<V = unknown> extends SharedConfig {
  /** The rules; an empty list, `null` or nothing means that the item is not validated. */
  rules?: Rules<V>;
  /** The label. */
  label?: ReactNode;
  /** Value that `reset` restores; without a model also the value at first. */
  defaultValue?: V;
  /** Value at first of an item without a model; `reset` does not restore it. */
  initialValue?: V;
  /** Called when a rule fails, once for each validation; not by `setError`. */
  onError?: (message: ReactNode, bindId: string) => void;
}

/** Makes props for a control from the content options; they win over the control's own. */
export type DefineProps<T extends object = Record<string, unknown>> = (
  options: GetContentOptions<T>,
) => Record<string, unknown>;

/** Second argument of `render`. */
export interface RenderConfigTypes<
  T extends object = Record<string, unknown>,
  V = unknown,
> extends ItemConfig<V> {
  /** Props for the control, made from the content options. */
  defineProps?: DefineProps<T>;
}

/** Content as a function of what the field is and can do. */
export type RenderContent<T extends object> = (
  options: GetContentOptions<T> & { props: Record<string, unknown> },
) => ReactNode;

/** Binds a field: takes its path and options, then an element or a function to show it. */
export type Render<T extends object = Record<string, unknown>> = <P extends FieldPath<T>>(
  bindId: P | number,
  config?: RenderConfigTypes<T, PathValue<T, P>>,
) => (content: ReactElement | RenderContent<T>) => ReactNode;

/** Picks from the live data what a hook is about. */
export type Selector<T extends object, S> = (state: { model: T }) => S;

/** A hook of the form: a snapshot of the selected data, rendered again only when it changes deeply. */
export type UseFormSubscribe<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
) => S;

/** A hook of the form: calls back after the selected data changed. */
export type UseFormWatch<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
) => void;

/** Watches from outside of rendering; the key names the listener for `unWatch` and replacement. */
export type Watch<T extends object = Record<string, unknown>> = <S>(
  selector: Selector<T, S>,
  callback: (next: S, previous: S) => void,
  key: string,
) => void;

/** What `useForm` returns; every member is the same for the component's life. */
export interface UseFormReturn<T extends object = Record<string, unknown>> extends FormMethod<T> {
  /** The live data: read it, write it, and the fields follow. */
  model: T;
  /** Hand it to `<Form>`, `<FormItem>` and the global hooks to tie them to this form. */
  contextProps: ContextProps<T>;
  /** Binds a field. */
  render: Render<T>;
  /** Subscribes the component to selected data. */
  useSubscribe: UseFormSubscribe<T>;
  /** Calls back after selected data changed, while the component is mounted. */
  useWatch: UseFormWatch<T>;
  /** Calls back after selected data changed, until `unWatch`. */
  watch: Watch<T>;
  /** Ends what `watch` began under the key. */
  unWatch: (key: string) => void;
  /** Merges values into the data as one change. Neither validates nor calls `updated`. */
  setValues: (values: DeepPartial<T>) => void;
  /** Renders the component again; with `true`, after the present code has finished. */
  forceUpdate: (delay?: boolean) => void;
  /** @deprecated since 1.4.1, use `forceUpdate` */
  setState: () => void;
}

/** Props of `<FormItem>`. */
export interface FormItemProps<T extends object = Record<string, unknown>> extends ItemConfig {
  /** Path of the field; without it the item is not controlled. */
  bindId?: string | number;
  /** Shows the field; when it gives nothing, the children are shown. */
  getContent?: (options: GetContentOptions<T>) => ReactNode;
  /** Shown where `getContent` gives nothing. */
  children?: ReactNode;
}

/** Props of `<Form>`. */
export interface FormProps extends SharedConfig {
  /** Items below each other or beside each other. @defaultValue `'column'` */
  direction?: 'row' | 'column';
  /** Style of the form element. */
  formStyle?: CSSProperties;
  /** Class of the form element. */
  formClass?: string;
  /**
   * Makes a real form of it: a submit validates everything, puts the focus on the first invalid
   * control, and calls this only when all is valid.
   */
  onSubmit?: (model: never) => void;
  /** The items. */
  children?: ReactNode;
}

/** A change event of a native control. */
export type ControlEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
