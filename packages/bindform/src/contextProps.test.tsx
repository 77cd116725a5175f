import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, FormItem, useForm, type ApiEffectOptions, type ContextProps } from './index';
import { mountForm } from './testing/mountForm';

const NAMES = ['mounted', 'apiEffect', 'updated', 'reset', 'destroy'] as const;

/** Hooks that keep a record of their calls. */
function recorder(record: unknown[][], label?: string) {
  const hooks: ContextProps<object> = {};
  for (const name of NAMES) {
    hooks[name] = ({ uid: _uid, ...event }: { uid: string }) =>
      void record.push(label ? [label, name] : [name, event]);
  }
  return hooks;
}

const methods = {
  validate: expect.any(Function),
  reset: expect.any(Function),
  clearValidate: expect.any(Function),
  removeValidator: expect.any(Function),
  reapplyValidator: expect.any(Function),
  setValue: expect.any(Function),
  setError: expect.any(Function),
};

it('follow the life of an item', async () => {
  const user = userEvent.setup();
  const record: unknown[][] = [];
  const hooks = recorder(record);
  function Host({ id }: { id?: 'a' | 'b' }) {
    const form = useForm({ a: '', b: 'B' });
    return (
      <>
        {id && form.render(id, { contextProps: hooks })(<input />)}
        <button onClick={() => form.reset()}>reset</button>
        <button onClick={() => form.setValue('b', 'set')}>set</button>
      </>
    );
  }
  const { rerender } = render(<Host id="a" />);
  expect(record.splice(0)).toEqual([
    ['mounted', { bindId: 'a' }],
    ['apiEffect', { bindId: 'a', ...methods }],
  ]);
  rerender(<Host id="a" />);
  expect(record.splice(0)).toEqual([]);
  rerender(<Host id="b" />);
  expect(record.splice(0)).toEqual([['apiEffect', { bindId: 'b', ...methods }]]);
  await user.type(screen.getByRole('textbox'), '!');
  expect(record.splice(0)).toEqual([['updated', { bindId: 'b', value: 'B!' }]]);
  await user.click(screen.getByText('set'));
  expect(record.splice(0)).toEqual([]);
  await user.click(screen.getByText('reset'));
  expect(record.splice(0)).toEqual([['reset', { bindId: 'b', value: 'B' }]]);
  rerender(<Host />);
  expect(record.splice(0)).toEqual([['destroy', { bindId: 'b' }]]);
});

it('get an identity that is the same for all hooks of an item and no other', () => {
  const seen: Record<string, Set<string>> = {};
  const note = ({ uid, bindId }: { uid: string; bindId: string }) =>
    void (seen[bindId] ??= new Set()).add(uid);
  const hooks = { mounted: note, apiEffect: note, destroy: note };
  const { unmount } = mountForm({ a: '', b: '' }, ({ render: item }) => (
    <>
      {item('a', { contextProps: hooks })(<input />)}
      {item('b', { contextProps: hooks })(<input />)}
    </>
  ));
  unmount();
  expect(seen.a.size).toBe(1);
  expect(seen.b.size).toBe(1);
  expect([...seen.a]).not.toEqual([...seen.b]);
});

it('updated comes after the write and before the validation it triggers', async () => {
  const order: string[] = [];
  const { form } = mountForm({ a: '' }, (it) =>
    it.render('a', {
      rules: { validator: (value) => void order.push(`validated ${value}`) },
      contextProps: {
        updated: ({ value }) => void order.push(`updated ${String(value)} ${it.model.a}`),
      },
    })(<input />),
  );
  await userEvent.setup().type(screen.getByRole('textbox'), 'x');
  expect(order).toEqual(['updated x x', 'validated x']);
  expect(form.model.a).toBe('x');
});

it('updated may change the model, also its own field', async () => {
  const { form } = mountForm({ a: '', shout: '' }, (it) =>
    it.render('a', {
      contextProps: {
        updated({ value }) {
          it.model.shout = String(value).toUpperCase();
          it.model.a = String(value).trim();
        },
      },
    })(<input />),
  );
  await userEvent.setup().type(screen.getByRole('textbox'), ' x ');
  expect(form.model).toEqual({ a: 'x', shout: 'X ' });
  expect(screen.getByRole('textbox')).toHaveValue('x');
});

it('of every level are called, the farthest first, and never detach an item', async () => {
  const record: unknown[][] = [];
  function Host() {
    const { contextProps, validate } = useForm(
      { a: '' },
      { contextProps: recorder(record, 'useForm') },
    );
    return (
      <Form contextProps={{ ...contextProps, ...recorder(record, 'Form') }}>
        <FormItem
          bindId="a"
          rules={{ required: 'Need a' }}
          contextProps={recorder(record, 'FormItem')}
        >
          <input />
        </FormItem>
        <button onClick={() => void validate().catch(() => undefined)}>validate</button>
      </Form>
    );
  }
  render(<Host />);
  const levels = ['Form', 'useForm', 'FormItem'];
  expect(record).toEqual([
    ...levels.map((level) => [level, 'mounted']),
    ...levels.map((level) => [level, 'apiEffect']),
  ]);
  await userEvent.setup().click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Need a');
});

it('that are the same on two levels are called once', () => {
  const mounted = jest.fn();
  function Host() {
    const { contextProps } = useForm({ a: '' });
    const both = { ...contextProps, mounted };
    return (
      <Form contextProps={both}>
        <FormItem bindId="a" contextProps={both}>
          <input />
        </FormItem>
      </Form>
    );
  }
  render(<Host />);
  expect(mounted).toHaveBeenCalledTimes(1);
});

it('give methods that go on working when the path changes', async () => {
  let api!: ApiEffectOptions;
  function Host({ id }: { id: 'a' | 'b' }) {
    const { render: item, model } = useForm({ a: '1', b: '2' });
    return (
      <>
        {item(id, {
          rules: { validator: (value) => `${value} is wrong` },
          contextProps: { apiEffect: (given) => void (api = given) },
        })(<input />)}
        <output>{model.b}</output>
      </>
    );
  }
  const { rerender } = render(<Host id="a" />);
  const first = api;
  rerender(<Host id="b" />);
  await act(() => first.validate().catch(() => undefined));
  expect(screen.getByRole('alert')).toHaveTextContent('2 is wrong');
  act(() => first.setValue('3'));
  expect(screen.getByRole('textbox')).toHaveValue('3');
  act(() => first.reset());
  expect(screen.getByRole('textbox')).toHaveValue('2');
});

it('tie a FormItem to a form from anywhere', async () => {
  function Host() {
    const { contextProps, useSubscribe } = useForm({ a: { b: 'x' } });
    return (
      <>
        <FormItem bindId="a.b" label="B" contextProps={contextProps}>
          <input />
        </FormItem>
        <output>{useSubscribe(({ model }) => model.a.b)}</output>
      </>
    );
  }
  render(<Host />);
  await userEvent.setup().type(screen.getByLabelText('B'), 'y');
  expect(screen.getByRole('status')).toHaveTextContent('xy');
});
