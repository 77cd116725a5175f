import { createElement } from 'react';
import {
  Form,
  FormItem,
  unWatch,
  useForm,
  useSubscribe as useSubscribeTo,
  useWatch,
  type ContextProps,
  type FieldPath,
  type FormItemMethod,
  type FormMethod,
  type FormProps,
  type PathValue,
  type RenderConfigTypes,
  type Rules,
  type Trigger,
  type UseFormConfig,
  type UseFormReturn,
} from './index';

/** Compiles only when both types are the same. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isTrue = <_T extends true>() => undefined;
/** Compiles only when the value is of exactly the type. */
const is =
  <Expected>() =>
  <Actual>(_value: Actual, ..._refusal: Same<Expected, Actual> extends true ? [] : [never]) =>
    undefined;

interface Model {
  name: string;
  age?: number;
  born: Date | null;
  address: { city: string; geo?: { lat: number; lng: number } };
  tags: string[];
  rows: { id: number; cells: { v: boolean }[] }[];
  files: FileList;
  file: File;
  map: Map<string, { deep: number }>;
  set: Set<{ deep: number }>;
  act: () => void;
  icon: React.ReactElement;
  bag: Record<string, { x: number }>;
  whatever: unknown;
}

declare const form: UseFormReturn<Model>;
const { render, setValue, setValues, validate, setError, useSubscribe, watch } = form;
const input = createElement('input');

// Paths that exist.
render('name')(input);
render('age')(input);
render('born')(input);
render('address')(input);
render('address.city')(input);
render('address.geo')(input);
render('address.geo.lat')(input);
render('tags')(input);
render('tags.0')(input);
render('rows.12.id')(input);
render('rows.0.cells')(input);
render('rows.0.cells.1.v')(input);
const index: number = 3;
render(`rows.${index}.cells.${index}.v`)(input);
render('files')(input);
render('map')(input);
render('icon')(input);
render('bag')(input);
render('bag.any.path')(input);
render('whatever')(input);

// Paths that do not.
// @ts-expect-error no such field
render('nam')(input);
// @ts-expect-error no such field below
render('address.street')(input);
// @ts-expect-error an optional object has no such field either
render('address.geo.alt')(input);
// @ts-expect-error a text ends a path
render('name.length')(input);
// @ts-expect-error a date ends a path
render('born.getTime')(input);
// @ts-expect-error a file ends a path
render('file.name')(input);
// @ts-expect-error a map ends a path
render('map.size')(input);
// @ts-expect-error a set ends a path
render('set.size')(input);
// @ts-expect-error a function ends a path
render('act.name')(input);
// @ts-expect-error an element ends a path
render('icon.props')(input);
// @ts-expect-error a list is reached by numbers
render('tags.first')(input);
// @ts-expect-error a list has no such path
render('tags.length')(input);
// @ts-expect-error rows have no such field
render('rows.0.cell')(input);

// Values and rules are typed by the path.
setValue('name', 'x');
setValue('age', 3);
setValue('address', { city: 'x' });
setValue(`rows.${index}.cells`, [{ v: true }]);
// @ts-expect-error a text is asked for
setValue('name', 3);
// @ts-expect-error a truth is asked for
setValue('rows.0.cells.0.v', 'x');
setValues({ address: { geo: { lat: 1 } }, tags: ['x'] });
// @ts-expect-error a number is asked for
setValues({ address: { geo: { lat: 'x' } } });
// @ts-expect-error no such field
setValues({ nam: 'x' });
render('name', {
  rules: [{ required: true }, { validator: (value) => value.toUpperCase() !== value && 'Shout' }],
})(input);
render('rows.0.id', { rules: { validator: async (value) => value.toFixed() === '1' } })(input);
// @ts-expect-error the value is a number
render('rows.0.id', { rules: { validator: (value) => value.trim() } })(input);
render('tags', { defaultValue: ['x'] })(input);
// @ts-expect-error the default value is a list of texts
render('tags', { defaultValue: 'x' })(input);

// Methods take one path or several.
void validate();
void validate('name');
void validate(['name', 'rows.0.id']);
setError(['tags', 'tags.1'], 'wrong');
// @ts-expect-error no such field
void validate(['nam']);
// @ts-expect-error no such field
setError('nam', 'wrong');

const handlers: React.ButtonHTMLAttributes<HTMLButtonElement>[] = [
  { onClick: form.clearValidate, onBlur: form.validate, onReset: form.reset },
  { onClick: form.removeValidator, onFocus: form.reapplyValidator },
  // @ts-expect-error an event is no field to set an error on
  { onClick: form.setError },
];

// Selections are typed by what they select.
export function Age() {
  is<number | undefined>()(useSubscribe(({ model }) => model.age));
}
watch(
  ({ model }) => model.rows.map(({ id }) => id),
  (next, previous) => {
    is<number[]>()(next);
    is<number[]>()(previous);
  },
  'ids',
);

isTrue<Same<PathValue<Model, 'address.city'>, string>>();
isTrue<Same<PathValue<Model, 'rows.0.cells.1'>, { v: boolean }>>();
isTrue<Same<PathValue<Model, `tags.${number}`>, string>>();
isTrue<Same<PathValue<Model, 'born'>, Date | null>>();
interface Union {
  pay: { kind: 'card'; number: string } | { kind: 'bank'; account: string };
  blocks: ({ text: string } | { count: number })[];
  maybe: string | { inner: number };
}
isTrue<Same<PathValue<Union, 'pay.number'>, string>>();
isTrue<Same<PathValue<Union, 'pay.kind'>, 'card' | 'bank'>>();
isTrue<Same<PathValue<Union, 'blocks.0.count'>, number>>();
isTrue<Same<PathValue<Union, 'maybe.inner'>, number>>();
isTrue<Same<PathValue<Union, 'pay.nothing'>, unknown>>();
isTrue<Same<FieldPath<{ a: { b: string } }>, 'a' | 'a.b'>>();
isTrue<Same<FieldPath<{ list: string[] }>, 'list' | `list.${number}`>>();
isTrue<Same<FieldPath<Record<string, string>>, string>>();
// The one place where `any` is what is tested.
isTrue<Same<FieldPath<ReturnType<typeof JSON.parse>>, string>>();

// A model that contains itself is completed to a depth, and does not stop the compiler.
interface Tree {
  name: string;
  children: Tree[];
}
declare const tree: UseFormReturn<Tree>;
tree.render('children.0.children.1.name')(input);

// Content is an element or a function of the options.
render('name')(({ attrs, props, isError, errorMessage, model, validate: again }) => {
  attrs.onChange('x');
  attrs.onBlur();
  void again();
  is<Model>()(model);
  return isError ? errorMessage : String(props.title ?? attrs.value);
});
// @ts-expect-error text is no content
render('name')('text');

// What a control needs fits native controls and those of UI kits, as it is.
render('name')(({ attrs }) => createElement('input', { ...attrs }));
render('name')(({ attrs }) => createElement('textarea', { ...attrs, checked: undefined }));
render('tags')(({ attrs }) => createElement('select', { ...attrs, multiple: true }));
interface KitProps<V> {
  value?: V;
  onChange?: (value: V, event: React.MouseEvent | React.KeyboardEvent) => void;
}
declare function KitSwitch(props: {
  checked?: boolean;
  onChange?: (checked: boolean, event: React.MouseEvent<HTMLButtonElement>) => void;
}): React.ReactElement;
declare function KitCheckbox(props: {
  checked?: boolean;
  onChange?: (event: { target: { checked: boolean }; nativeEvent: MouseEvent }) => void;
}): React.ReactElement;
declare function MuiSwitch(props: {
  checked?: boolean;
  onChange?: (event: React.ChangeEvent<HTMLInputElement>, checked: boolean) => void;
}): React.ReactElement;
declare function KitSlider(props: KitProps<number>): React.ReactElement;
declare function KitPicker(props: KitProps<Date | null>): React.ReactElement;
render('name')(({ attrs: { checked, value, onChange } }) =>
  createElement(
    'div',
    {},
    createElement(KitSwitch, { checked, onChange }),
    createElement(KitCheckbox, { checked, onChange }),
    createElement(MuiSwitch, { checked, onChange }),
    createElement(KitSlider, { value, onChange }),
    createElement(KitPicker, { value, onChange }),
  ),
);

// Options that are made apart fit every field, or, with the type of a value, the fields that have it.
const common: RenderConfigTypes<Model> = {
  label: 'Field',
  rules: { required: true, validator: (value) => value === 'x' && 'Not x' },
  defineProps: ({ model }) => ({ title: model.name }),
};
render('name', common)(input);
render('rows.0.cells.1.v', common)(input);
const ofTexts: RenderConfigTypes<Model, string> = {
  defaultValue: 'x',
  rules: { validator: (value) => value.trim() },
};
render('name', ofTexts)(input);
// @ts-expect-error the options are those of a text, the field is a number
render('age', ofTexts)(input);
// @ts-expect-error a default value needs the type of the field
const untyped: RenderConfigTypes<Model> = { defaultValue: 'x' };

// A Form hands its data to onSubmit by the type that its context props have.
export const typedForms = (
  ref: React.RefObject<FormMethod<Model> | null>,
  plainRef: React.RefObject<FormMethod | null>,
  setName: React.Dispatch<React.SetStateAction<{ name: string } | undefined>>,
) => [
  Form({ contextProps: form.contextProps, onSubmit: (values) => is<Model>()(values) }),
  Form({
    contextProps: { ...form.contextProps, updated: () => undefined },
    onSubmit: async (values) => is<string>()(values.address.city),
  }),
  Form({ contextProps: form.contextProps, ref }),
  Form({ contextProps: form.contextProps, ref: plainRef }),
  Form({ contextProps: form.contextProps, onSubmit: ({ name }: { name: string }) => name }),
  // @ts-expect-error the model has no such field
  Form({ contextProps: form.contextProps, onSubmit: (values: { nam: string }) => values }),
  // @ts-expect-error the field has another type
  Form({ contextProps: form.contextProps, onSubmit: (values: { name: number }) => values }),
  // @ts-expect-error the values have no such field
  Form({ contextProps: form.contextProps, onSubmit: (values) => values.nam }),
  // Without a model the handler says what it takes, or a type argument does.
  Form({ onSubmit: (values: { name: string }) => values.name }),
  Form({ onSubmit: setName }),
  Form({ onSubmit: (values) => is<Record<string, unknown>>()(values) }),
  Form<Model>({ onSubmit: (values) => is<Model>()(values) }),
  Form({ ref: plainRef }),
];
const formProps: FormProps<Model> = { onSubmit: (values) => is<string>()(values.name) };

// A FormItem takes its paths and values from the context props, or from a type argument.
export const typedItems = (texts: React.RefObject<FormItemMethod<string> | null>) => [
  FormItem({ contextProps: form.contextProps, bindId: 'address.city', ref: texts }),
  FormItem({ contextProps: { ...form.contextProps, updated: () => undefined }, bindId: 'name' }),
  FormItem({
    contextProps: form.contextProps,
    bindId: 'rows.0.id',
    rules: { validator: (value) => is<number>()(value) },
    defaultValue: 3,
    getContent: ({ model, setValue: set }) => {
      is<Model>()(model);
      set(4);
      // @ts-expect-error the value is a number
      set('4');
      return null;
    },
  }),
  // @ts-expect-error no such field
  FormItem({ contextProps: form.contextProps, bindId: 'nam' }),
  // @ts-expect-error the value is a number
  FormItem({ contextProps: form.contextProps, bindId: 'rows.0.id', defaultValue: 'x' }),
  FormItem<Model>({ bindId: 'tags.0' }),
  // @ts-expect-error no such field
  FormItem<Model>({ bindId: 'wrong.path' }),
  // Inside a <Form>, the type of the data is not known, and a path is any text.
  FormItem({ bindId: 'any.path', rules: { validator: (value: string) => value === 'x' } }),
  FormItem({ bindId: 0, getContent: ({ model }) => is<Record<string, unknown>>()(model) }),
  FormItem({ contextProps: form.contextProps as ContextProps<object>, bindId: 'any.path' }),
];

// What the control passes becomes a value of the field.
render('name', { formatChangeValue: (event) => event.target.value.trim() })(input);
render('rows.0.id', { formatChangeValue: ({ target }) => Number(target.value) })(input);
render('rows.0.id', { formatChangeValue: (value: number | null) => value ?? 0 })(input);
// @ts-expect-error the value is a number
render('rows.0.id', { formatChangeValue: ({ target }) => target.value })(input);
// @ts-expect-error the value is a number
FormItem<Model, 'rows.0.id'>({ bindId: 'rows.0.id', formatChangeValue: () => 'x' });
const shared: UseFormConfig = { formatChangeValue: (value: string) => value.trim() };

// Methods of an item, and the props that are defined for it, know the type of the value.
render('rows.0.id')(({ setValue: set }) => {
  set(4);
  // @ts-expect-error the value is a number
  set('4');
  return null;
});
render('rows.0.id', {
  defineProps({ model, setValue: set }) {
    is<Model>()(model);
    // @ts-expect-error the value is a number
    set('4');
    return {};
  },
})(input);

// The hooks find a form by what useForm returned, and by its context props.
export function Found() {
  is<number | undefined>()(useSubscribeTo(form, ({ model }) => model.age));
  is<string>()(useSubscribeTo(form.contextProps, ({ model }) => model.name));
  useWatch(
    form,
    ({ model }) => model.tags,
    (next) => is<string[]>()(next),
  );
  unWatch(form, 'key');
  // @ts-expect-error the model has no such field
  useSubscribeTo(form, ({ model }) => model.nam);
  // @ts-expect-error a form is no context props: its `reset` is a method
  Form({ contextProps: form });
}

// Options refuse what they do not know.
const triggers: Trigger[] = ['change', 'blur', 'manual', ['change', 'blur']];
// @ts-expect-error no such moment
const wrong: Trigger = 'input';
const failing: Rules = { validator: () => new Error('wrong') };
const rules: Rules[] = [
  failing,
  null,
  undefined,
  [],
  {},
  [{ required: 'x' }, { validator: () => true }],
];
// @ts-expect-error no such position
const config: RenderConfigTypes = { labelPosition: 'left' };

// Context props of any form fit wherever context props are asked for.
const context: ContextProps<object> = form.contextProps;
declare const item: FormItemMethod;
item.setError(input);
item.setError(new Error('wrong'));

export const used = [
  formProps,
  handlers,
  untyped,
  shared,
  triggers,
  wrong,
  rules,
  config,
  context,
  useForm,
];
