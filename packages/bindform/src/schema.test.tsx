import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode, useRef, type ReactNode } from 'react';
import * as z from 'zod';
import { Form, useForm, type FormMethod, type UseFormConfig, type UseFormReturn } from './index';
import { alerts, input, press, settle, type } from './testing/textForm';

interface Model {
  age: string;
  from: string;
  to: string;
  list: { name: string }[];
}
const model: Model = { age: '', from: '1', to: '2', list: [{ name: 'x' }] };

const schema = z
  .object({
    age: z.string().min(1, 'No age').transform(Number),
    from: z.string(),
    to: z.string(),
    list: z.array(z.object({ name: z.string().min(1, 'No name') })).min(1, 'Empty list'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Before from' })
  .refine(({ age }) => age !== 13, { message: 'Unlucky' });

let form!: UseFormReturn<Model, z.output<typeof schema>>;
const onSubmit = jest.fn();

function Host({
  config = { schema },
  children,
}: {
  config?: UseFormConfig<z.output<typeof schema>>;
  children?: ReactNode;
}) {
  form = useForm(model, config);
  const count = form.useSubscribe((it) => it.model.list.length);
  return (
    <Form contextProps={form.contextProps} onSubmit={onSubmit}>
      {form.render('age', { label: 'Age' })(<input />)}
      {form.render('from', { label: 'From' })(<input />)}
      {form.render('to', { label: 'To', rules: { required: 'No to' } })(<input />)}
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          {form.render(`list.${index}.name`, { label: `Name ${index}` })(<input />)}
        </div>
      ))}
      {children}
      <button>Send</button>
    </Form>
  );
}

beforeEach(() => onSubmit.mockReset());

describe.each([false, true])('the schema of a form (StrictMode: %s)', (isStrict) => {
  const mount = (host = <Host />) => render(isStrict ? <StrictMode>{host}</StrictMode> : host);

  it('refuses a submit, shows each issue at its field, and focuses the first', async () => {
    mount();
    type('Name 0', '');
    act(() => form.clearValidate());
    await press();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(alerts()).toEqual(['No age', 'No name']);
    expect(input('Age')).toHaveFocus();
    expect(form.state.errors.map(({ bindId }) => bindId)).toEqual(['age', 'list.0.name']);
  });

  it('gives onSubmit its output, and leaves the model as it is', async () => {
    mount();
    type('Age', '36');
    await press();
    expect(onSubmit).toHaveBeenCalledWith({ ...model, age: 36 });
    expect(form.model.age).toBe('36');
  });

  it('judges a field as it is edited, and no other', async () => {
    mount();
    type('From', '5');
    await settle();
    expect(alerts()).toEqual([]);
    type('To', '4');
    await settle();
    expect(alerts()).toEqual(['Before from']);
    type('From', '4');
    await settle();
    expect(alerts()).toEqual([]);
    type('Age', 'x');
    type('Age', '');
    await settle();
    expect(alerts()).toEqual(['No age']);
  });

  it('comes after the own rules of a field, and after setError', async () => {
    mount();
    type('From', '3');
    type('To', '');
    await settle();
    expect(alerts()).toEqual(['No to']);
    type('To', '1');
    await settle();
    expect(alerts()).toEqual(['Before from']);
    act(() => form.setError('to', 'By hand'));
    expect(alerts()).toEqual(['By hand']);
  });

  it('shows what no field can show as the error of the form, once that was validated', async () => {
    mount();
    type('Age', '13');
    await settle();
    expect(alerts()).toEqual([]);
    await press();
    expect(alerts()).toEqual(['Unlucky']);
    expect(form.state.errors).toEqual([{ bindId: '', message: 'Unlucky' }]);
    type('Age', '14');
    await settle();
    expect(alerts()).toEqual([]);
    await press();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is not run by the method of an item, and ends with reset and clearValidate', async () => {
    const validate = jest.fn((values: unknown) => schema['~standard'].validate(values));
    const spy = { '~standard': { ...schema['~standard'], validate } } as unknown as typeof schema;
    mount(<Host config={{ schema: spy }} />);
    let own!: () => Promise<void[]>;
    cleanup();
    function Own() {
      form = useForm(model, { schema: spy });
      return form.render('age')(({ validate: given, attrs }) => {
        own = given;
        return <input {...attrs} aria-label="Age" />;
      });
    }
    render(<Own />);
    await act(() => own());
    expect(validate).not.toHaveBeenCalled();
    expect(alerts()).toEqual([]);
    await act(() => form.validate().catch(() => undefined));
    expect(alerts()).toEqual(['No age']);
    act(() => form.clearValidate());
    expect(alerts()).toEqual([]);
    const { length } = validate.mock.calls;
    act(() => form.setValue('age', '3'));
    await settle();
    expect(validate).toHaveBeenCalledTimes(length);
  });

  it('is hidden by removeValidator, which a submit does not care about', async () => {
    mount();
    await press();
    expect(alerts()).toEqual(['No age']);
    act(() => form.removeValidator('age'));
    expect(alerts()).toEqual([]);
    await press();
    expect(alerts()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
    act(() => form.reapplyValidator('age'));
    expect(alerts()).toEqual([]);
    await press();
    expect(alerts()).toEqual(['No age']);
  });

  it('moves its issues with rows, whose paths change', async () => {
    mount();
    type('Age', '1');
    act(() => void form.model.list.push({ name: '' }));
    await press();
    expect(alerts()).toEqual(['No name']);
    act(() => void form.model.list.shift());
    await settle();
    expect(alerts()).toEqual(['No name']);
    act(() => form.setValue('list.0.name', 'y'));
    await settle();
    expect(alerts()).toEqual([]);
    act(() => void form.model.list.pop());
    await settle();
    expect(alerts()).toEqual(['Empty list']);
  });
});

it('validates the named fields, or those of a Form, by the issues at them alone', async () => {
  let step!: FormMethod;
  function Steps() {
    const ref = useRef<FormMethod>(null);
    form = useForm(model, { schema });
    return (
      <>
        {form.render('from', { label: 'From' })(<input />)}
        <Form ref={ref} contextProps={form.contextProps}>
          {form.render('age', { label: 'Age' })(<input />)}
        </Form>
        <button onClick={() => void (step = ref.current as FormMethod)}>Ref</button>
      </>
    );
  }
  render(<Steps />);
  fireEvent.click(screen.getByText('Ref'));
  act(() => form.setValues({ from: '3', list: [] }));
  await act(() => form.validate('from'));
  expect(alerts()).toEqual([]);
  await act(() => step.validate().catch(() => undefined));
  expect(alerts()).toEqual(['No age']);
  act(() => form.setValue('age', '3'));
  await act(() => step.validate());
  const error = await act(() => form.validate().catch((reason: unknown) => reason));
  expect(error).toMatchObject({
    message: 'Empty list',
    errors: [
      { bindId: 'list', message: 'Empty list' },
      { bindId: 'to', message: 'Before from' },
    ],
  });
});

it('shows an issue at the nearest mounted field above it', async () => {
  function List() {
    form = useForm(model, { schema });
    return form.render('list', { label: 'List' })(() => <i>list</i>);
  }
  render(<List />);
  act(() => form.setValues({ age: '3', list: [{ name: '' }] }));
  await act(() => form.validate().catch(() => undefined));
  expect(alerts()).toEqual(['No name']);
});

it('follows nothing by itself with a manual trigger', async () => {
  render(<Host config={{ schema, trigger: 'manual' }} />);
  await press();
  expect(alerts()).toEqual(['No age']);
  type('Age', '3');
  await settle();
  expect(alerts()).toEqual(['No age']);
  await press();
  expect(onSubmit).toHaveBeenCalled();
});

it('runs by itself only while a field is mounted that is not manual', async () => {
  const validate = jest.fn(() => ({ issues: [{ message: 'No', path: ['age'] }] }));
  function Manual({ trigger }: { trigger: 'manual' | 'change' }) {
    form = useForm(model, { schema: { '~standard': { validate } } as never });
    return (
      <Form contextProps={form.contextProps} trigger={trigger} onSubmit={onSubmit}>
        {form.render('age', { label: 'Age' })(<input />)}
        <button>Send</button>
      </Form>
    );
  }
  const runsAfterChange = async () => {
    await press();
    validate.mockClear();
    act(() => form.setValue('from', `${form.model.from}1`));
    await settle();
    return validate.mock.calls.length;
  };
  const { rerender, unmount } = render(<Manual trigger="manual" />);
  expect(await runsAfterChange()).toBe(0);
  rerender(<Manual trigger="change" />);
  expect(await runsAfterChange()).toBe(1);
  unmount();
  validate.mockClear();
  form.setValue('from', 'z');
  await settle();
  expect(validate).not.toHaveBeenCalled();
});

it('waits for the blur where that is the trigger', async () => {
  render(<Host config={{ schema, trigger: 'blur' }} />);
  await press();
  expect(alerts()).toEqual(['No age']);
  type('Age', '3');
  await settle();
  expect(alerts()).toEqual(['No age']);
  fireEvent.blur(input('Age'));
  await settle();
  expect(alerts()).toEqual([]);
  type('From', '3');
  await settle();
  expect(alerts()).toEqual([]);
  act(() => form.setValue('from', '4'));
  await settle();
  expect(alerts()).toEqual(['Before from']);
});

it('that throws or rejects refuses the submit with its message', async () => {
  const broken = {
    '~standard': {
      validate: () => {
        throw new Error('Broken schema');
      },
    },
  };
  const { unmount } = render(<Host config={{ schema: broken as never }} />);
  await press();
  expect(alerts()).toEqual(['Broken schema']);
  unmount();
  const rejecting = { '~standard': { validate: () => Promise.reject(new Error('No answer')) } };
  render(<Host config={{ schema: rejecting as never }} />);
  await press();
  expect(alerts()).toEqual(['No answer']);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('never sends what it refuses, and shows at each judged field what it says of the data', async () => {
  const rules = z
    .object({ a: z.string().min(1, 'No a'), b: z.string() })
    .refine(({ a, b }) => a.length >= b.length, { path: ['b'], message: 'Longer' })
    .transform(({ a, b }) => ({ sum: a + b }));
  const text = fc.constantFrom('', 'x', 'xy');
  const operation = fc.oneof(
    fc.record({
      path: fc.constantFrom('a' as const, 'b' as const),
      value: text,
      isTyped: fc.boolean(),
    }),
    fc.constantFrom('submit', 'clear', 'reset'),
  );
  await fc.assert(
    fc
      .asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
        const sent: { sum: string }[] = [];
        let it!: UseFormReturn<{ a: string; b: string }, { sum: string }>;
        function Pair() {
          it = useForm({ a: '', b: '' }, { schema: rules });
          return (
            <Form contextProps={it.contextProps} onSubmit={(values) => void sent.push(values)}>
              {it.render('a', { label: 'a' })(<input />)}
              {it.render('b', { label: 'b' })(<input />)}
              <button>Send</button>
            </Form>
          );
        }
        render(<Pair />);
        const judged = new Set<string>();
        for (const each of operations) {
          const before = sent.length;
          const result = () => rules.safeParse({ ...it.model });
          if (each === 'submit') {
            ['a', 'b'].forEach((path) => judged.add(path));
            const { success, data } = result();
            await press();
            expect(sent.slice(before)).toEqual(success ? [data] : []);
          } else if (each === 'clear' || each === 'reset') {
            judged.clear();
            act(() => (each === 'clear' ? it.clearValidate() : it.reset()));
          } else if (typeof each === 'object') {
            const { path, value, isTyped } = each;
            if (isTyped && it.model[path] !== value) judged.add(path);
            if (isTyped) type(path, value);
            else act(() => it.setValue(path, value));
          }
          await settle();
          const issues = result().error?.issues ?? [];
          const expected = ['a', 'b']
            .filter((path) => judged.has(path))
            .flatMap((path) => issues.find((issue) => issue.path[0] === path)?.message ?? []);
          expect(alerts()).toEqual(expected);
        }
      })
      .afterEach(cleanup),
    { numRuns: 60 },
  );
}, 60_000);
