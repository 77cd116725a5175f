import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, memo } from 'react';
import { createForm } from './formCore';
import { Form, FormItem, useForm, type FormMethod, type Rules, type UseFormReturn } from './index';
import { mountForm } from './testing/mountForm';
import { alert, field, outcome } from './testing/validation';

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warned.mockRestore();
  jest.useRealTimers();
});

const expectWarning = (code: string) =>
  expect(warned.mock.calls.flat()).toContainEqual(expect.stringContaining(code));

it('a class instance as model is taken as its own properties, and left alone', () => {
  class Person {
    name = 'Ada';
  }
  const person = new Person();
  const { form } = mountForm(person);
  act(() => form.setValue('name', 'Bob'));
  expect(form.model.name).toBe('Bob');
  expect(person.name).toBe('Ada');
  expectWarning('BF007');
});

it('a circular model is cut where it contains itself', () => {
  const given: { a: number; self?: unknown } = { a: 1 };
  given.self = given;
  expect(createForm(given).model).toEqual({ a: 1, self: undefined });
  expectWarning('BF008');
});

it('3,000 levels are cut at 1,000', () => {
  const given: { next?: object } = {};
  let last = given;
  for (let level = 0; level < 3000; level += 1) last = (last.next = {}) as typeof given;
  let levels = 0;
  for (let at: typeof given | undefined = createForm(given).model; at; at = at.next) levels += 1;
  expect(levels).toBe(1000);
  expectWarning('BF008');
});

it('a class instance given to reset is ignored, and says so', () => {
  class Person {
    name = 'Bob';
  }
  const { form } = mountForm<{ name: string }>({ name: 'Ada' });
  act(() => form.setValue('name', 'Eve'));
  act(() => form.reset(new Person()));
  expect(form.model.name).toBe('Ada');
  expectWarning('BF007');
});

it.each<[string, (form: UseFormReturn<{ f: unknown }>) => unknown]>([
  ['returned', () => undefined],
  ['given to setError', (form) => form.setError('f', new Error('bad'))],
])('an Error %s is shown by its message, without a warning', async (_name, show) => {
  const form = field('x', { rules: { validator: () => new Error('bad') } });
  await outcome(form);
  act(() => void show(form));
  expect(alert()).toBe('bad');
  expect(warned).not.toHaveBeenCalled();
});

it('an Error given to setFormError is shown by its message, without a warning', () => {
  const { form } = mountForm({}, (it) => <Form contextProps={it.contextProps} />);
  act(() => form.setFormError(new Error('bad')));
  expect(alert()).toBe('bad');
  expect(warned).not.toHaveBeenCalled();
});

it('an Error without words fails with a text, and says so', async () => {
  expect(await outcome(field('x', { rules: { validator: () => new Error() } }))).toBe('Invalid');
  expectWarning('BF009');
});

it('setValue of a Form without a model writes to no field when it is given no path', () => {
  const ref = createRef<FormMethod>();
  render(
    <Form ref={ref}>
      <FormItem bindId="a" label="A" defaultValue="x">
        <input />
      </FormItem>
    </Form>,
  );
  act(() => ref.current?.setValue({ a: 'y' } as never, 'z' as never));
  expect(screen.getByLabelText('A')).toHaveValue('x');
  expectWarning('BF011');
});

it.each(['validate', 'clearValidate', 'removeValidator', 'reapplyValidator', 'reset'] as const)(
  '%s may be the handler of an event, without a warning',
  async (name) => {
    mountForm({ f: '' }, (it) => (
      <button onClick={(event) => void Promise.resolve(it[name](event)).catch(() => undefined)} />
    ));
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(warned).not.toHaveBeenCalled();
  },
);

it.each<[string, Rules, string]>([
  ['returns an object', { validator: () => ({ a: 1 }) as never }, 'Invalid'],
  ['returns an object with a message', { validator: () => ({ message: 'bad' }) as never }, 'bad'],
  [
    'returns JSON that resembles an element',
    { validator: () => ({ $$typeof: 'react.element', type: 'b', props: {} }) as never },
    'Invalid',
  ],
  ['returns a memoized component', { validator: () => memo(() => 'x') as never }, 'Invalid'],
  ['returns a list with an object', { validator: () => ['x', {}] as never }, 'Invalid'],
  ['returns a function', { validator: () => (() => 'x') as never }, 'Invalid'],
  [
    'throws undefined',
    {
      validator: () => {
        throw undefined;
      },
    },
    'Invalid',
  ],
  [
    'throws an object',
    {
      validator: () => {
        throw { message: { a: 1 } };
      },
    },
    'Invalid',
  ],
  ['rejects with nothing', { validator: () => Promise.reject() }, 'Invalid'],
  [
    'is a schema that answers nothing',
    [{ '~standard': { validate: async () => undefined as never } }],
    "Cannot read properties of undefined (reading 'issues')",
  ],
])('a rule that %s fails with a text', async (_name, rules, expected) => {
  const form = field('x', { rules });
  expect(await outcome(form)).toBe(expected);
  expect(alert()).toBe(expected);
  if (expected === 'Invalid') expectWarning('BF009');
});

it('an object given to setError is replaced by a text', () => {
  const form = field('x', {});
  act(() => form.setError('f', { a: 1 } as never));
  expect(alert()).toBe('Invalid');
});

it('a rule that never settles is named after 10 seconds, and reset frees the form', async () => {
  jest.useFakeTimers();
  const onSubmit = jest.fn();
  let isStuck = true;
  const { form } = mountForm({ f: '' }, (it) => (
    <Form contextProps={it.contextProps} onSubmit={onSubmit}>
      {it.render('f', {
        rules: { validator: () => (isStuck ? new Promise<string>(() => undefined) : '') },
      })(<input />)}
      <button>Send</button>
    </Form>
  ));
  const press = () => act(async () => fireEvent.click(screen.getByText('Send')));
  await press();
  jest.advanceTimersByTime(10_000);
  expectWarning('BF010');
  expect(form.state.isSubmitting).toBe(true);
  await act(async () => form.reset());
  expect(form.state.isSubmitting).toBe(false);
  isStuck = false;
  await press();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it.each(['list.push', 'list.push.x', 'list.0.toString', 'hasOwnProperty'])(
  'the path %s would hide a method, and changes nothing',
  (path) => {
    const { form } = mountForm({ list: [{ v: 1 }] });
    act(() => form.setValue(path as 'list', 'x' as never));
    expect(form.model).toEqual({ list: [{ v: 1 }] });
    expect(typeof form.model.list.push).toBe('function');
    expectWarning('BF002');
  },
);

it('a cleared number is empty: shown as such, and refused when required', async () => {
  const error = jest.spyOn(console, 'error');
  const form = field(
    3,
    {
      rules: { required: 'Need it' },
      formatChangeValue: ({ target }: { target: HTMLInputElement }) => target.valueAsNumber,
    },
    <input type="number" />,
  );
  await userEvent.setup().clear(screen.getByRole('spinbutton'));
  expect(form.model.f).toBeNaN();
  expect(alert()).toBe('Need it');
  expect(screen.getByRole('spinbutton')).toHaveValue(null);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('numeric radio buttons write numbers', () => {
  const { form } = mountForm<{ n: unknown }>({ n: 1 }, (it) =>
    [1, 2].map((n) => (
      <div key={n}>{it.render('n', { label: `${n}` })(<input type="radio" value={n} />)}</div>
    )),
  );
  expect(screen.getByLabelText('1')).toBeChecked();
  fireEvent.click(screen.getByLabelText('2'));
  expect(form.model.n).toBe(2);
  expect(screen.getByLabelText('2')).toBeChecked();
});

it('a file input is empty after reset', async () => {
  function Host() {
    const { render: item, reset } = useForm<{ f: FileList | null }>({ f: null });
    return (
      <>
        {item('f', { label: 'F' })(<input type="file" />)}
        <button onClick={reset}>Reset</button>
      </>
    );
  }
  render(<Host />);
  const user = userEvent.setup();
  const input = screen.getByLabelText<HTMLInputElement>('F');
  await user.upload(input, new File(['x'], 'x.txt'));
  expect(input.files).toHaveLength(1);
  await user.click(screen.getByText('Reset'));
  expect(input.files).toHaveLength(0);
});

it('setValue of what is no path writes nothing, and says so', () => {
  const { form } = mountForm({ name: '' }, () => null);
  act(() => {
    form.setValue({ name: 'Ada' } as never, undefined as never);
    form.setValue(undefined as never, 'Ada' as never);
  });
  expect(form.model).toEqual({ name: '' });
  expectWarning('BF011');
});

it('validate({}) takes all fields, and says so', async () => {
  const form = field('', { rules: { required: 'Need it' } });
  expect(await outcome({ validate: () => form.validate({} as never) })).toBe('Need it');
  expectWarning('BF011');
});

it.each(['rows[0].name', 'rows["0"].name'])(
  'a path with brackets, %s, says how to write it',
  (path) => {
    const { form } = mountForm<Record<string, unknown>>({ rows: [{ name: 'Ada' }] }, (it) =>
      it.render(path as never, { label: 'Name' })(<input />),
    );
    expectWarning('BF013');
    warned.mockClear();
    act(() => form.setValue(path as never, 'Bob' as never));
    expectWarning('BF013');
  },
);

it('a name that ends with empty brackets is a name', () => {
  mountForm<Record<string, unknown>>({ 'tags[]': 'a' }, (it) =>
    it.render('tags[]' as never, { label: 'Tags' })(<input />),
  );
  expect(screen.getByRole('textbox')).toHaveValue('a');
  expect(warned).not.toHaveBeenCalled();
});
