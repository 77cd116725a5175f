import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  Form,
  unWatch,
  useForm,
  useWatch,
  watch,
  type ContextProps,
  type UseFormReturn,
} from './index';
import { catchThrown } from './testing/catchThrown';
import { mountForm } from './testing/mountForm';

interface Model {
  a: string;
  b: string;
  n: number;
  list: { v: number }[];
}

const model = (): Model => ({ a: 'A', b: 'B', n: 0, list: [{ v: 1 }] });

/** Lets everything happen that is due in microtasks. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

afterEach(() => jest.restoreAllMocks());

describe('watch', () => {
  it('is not called at first, then once per batch with current and previous snapshots', async () => {
    const { form } = mountForm(model());
    const callback = jest.fn();
    form.watch((state) => state.model.list, callback, 'list');
    await settle();
    expect(callback).not.toHaveBeenCalled();
    form.model.list.push({ v: 2 });
    form.model.list[0].v = 9;
    form.model.a = 'x';
    expect(callback).not.toHaveBeenCalled();
    await settle();
    expect(callback.mock.calls).toEqual([[[{ v: 9 }, { v: 2 }], [{ v: 1 }]]]);
    const [next] = callback.mock.lastCall;
    next[0].v = 0;
    expect(form.model.list[0].v).toBe(9);
    form.model.a = 'y';
    await settle();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('stops permanently, even if its selector has started to read other data', async () => {
    const { form } = mountForm({ ...model(), which: 'a' as 'a' | 'b' });
    const callback = jest.fn();
    const thrown = catchThrown();
    form.watch(({ model: data }) => data[data.which], callback, 'chosen');
    form.model.which = 'b';
    await settle();
    expect(callback).toHaveBeenCalledTimes(1);
    form.unWatch('chosen');
    form.model.b = 'x';
    form.model.a = 'y';
    await settle();
    expect(callback).toHaveBeenCalledTimes(1);
    expect(thrown).toEqual([]);
  });

  it('is delivered in a microtask', async () => {
    const { form } = mountForm(model());
    const order: string[] = [];
    form.watch(
      (state) => state.model.a,
      () => void order.push('callback'),
      'a',
    );
    setTimeout(() => order.push('task'));
    form.model.a = 'x';
    order.push('written');
    await settle();
    expect(order).toEqual(['written', 'callback', 'task']);
  });

  it('is silent when the data is deeply the same again', async () => {
    const { form } = mountForm(model());
    const callback = jest.fn();
    form.watch((state) => state.model.list, callback, 'list');
    form.model.list = [{ v: 1 }];
    form.model.list[0].v = 2;
    form.model.list[0].v = 1;
    await settle();
    expect(callback).not.toHaveBeenCalled();
  });

  it('with a known key replaces the listener; unWatch ends it', async () => {
    const { form } = mountForm(model());
    const [first, second] = [jest.fn(), jest.fn()];
    form.watch((state) => state.model.a, first, 'key');
    form.watch((state) => state.model.b, second, 'key');
    form.setValues({ a: '1', b: '1' });
    await settle();
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([['1', 'B']]);
    form.setValues({ b: '2' });
    form.unWatch('key');
    form.unWatch('unknown');
    await settle();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('outlives the component, and is shared with other components', async () => {
    const callback = jest.fn();
    const { form, unmount } = mountForm(model());
    watch(form.contextProps, (state) => state.model.a, callback, 'key');
    unmount();
    form.model.a = 'x';
    await settle();
    expect(callback).toHaveBeenCalledWith('x', 'A');
    unWatch(form.contextProps, 'key');
    form.model.a = 'y';
    await settle();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'watch',
      () =>
        watch(
          {},
          () => 0,
          () => undefined,
          'key',
        ),
    ],
    ['unWatch', () => unWatch({}, 'key')],
  ])('%s says what to do without a form', (name, call) => {
    expect(call).toThrow(`[bindform] BF005: ${name} was used outside a form. Pass it`);
  });
});

describe('a callback that writes', () => {
  it('is followed by another round', async () => {
    const { form } = mountForm(model());
    const record: unknown[] = [];
    form.watch(
      (state) => state.model.n,
      (next, previous) => {
        record.push([next, previous]);
        if (next < 3) form.model.n = next + 1;
        record.push('done');
      },
      'n',
    );
    form.model.n = 1;
    await settle();
    expect(record).toEqual([[1, 0], 'done', [2, 1], 'done', [3, 2], 'done']);
  });

  it('in a cycle stops after 100 rounds with an error that names the key, and harms no other', async () => {
    const thrown = catchThrown();
    const { form } = mountForm(model());
    const innocent = jest.fn();
    let rounds = 0;
    form.watch(
      (state) => state.model.n,
      (next) => {
        rounds += 1;
        form.model.n = next + 1;
      },
      'ping-pong',
    );
    form.watch((state) => state.model.a, innocent, 'innocent');
    form.setValues({ n: 1, a: 'x' });
    await settle();
    expect(rounds).toBe(100);
    expect(thrown.map(({ message }) => message)).toEqual([
      '[bindform] BF003: "ping-pong" was stopped after 100 rounds, because it keeps changing data that it watches or reads. Write to the model only if the value has to change.',
    ]);
    expect(innocent).toHaveBeenCalledWith('x', 'A');
    // A later change starts again.
    form.unWatch('ping-pong');
    form.model.a = 'y';
    await settle();
    expect(innocent).toHaveBeenLastCalledWith('y', 'x');
  });

  it('in a cycle of two stops too', async () => {
    const thrown = catchThrown();
    const { form } = mountForm(model());
    form.watch(
      (state) => state.model.a,
      (next) => void (form.model.b = `${next}.`),
      'a',
    );
    form.watch(
      (state) => state.model.b,
      (next) => void (form.model.a = `${next}.`),
      'b',
    );
    form.model.a = '';
    await settle();
    expect(thrown.length).toBeGreaterThan(0);
    for (const { message } of thrown) expect(message).toMatch(/^\[bindform\] BF003: .*"[ab]"/);
  });
});

it('a callback or selector that throws stops no other', async () => {
  const thrown = catchThrown();
  const { form } = mountForm(model());
  const callback = jest.fn();
  form.watch(
    (state) => state.model.a,
    () => {
      throw new Error('callback broke');
    },
    'one',
  );
  form.watch(
    (state) => {
      if (state.model.a === 'x') throw new Error('selector broke');
    },
    jest.fn(),
    'two',
  );
  form.watch((state) => state.model.a, callback, 'three');
  form.model.a = 'x';
  await settle();
  expect(callback).toHaveBeenCalledWith('x', 'A');
  expect(thrown.map(({ message }) => message)).toEqual(['callback broke', 'selector broke']);
});

describe('useWatch', () => {
  it('uses the latest closure and stops with the component', async () => {
    const user = userEvent.setup();
    const record: string[] = [];
    function Watching({ form, label }: { form: UseFormReturn<Model>; label: string }) {
      form.useWatch(
        (state) => state.model.a,
        (next, previous) => void record.push(`${label}: ${previous} to ${next}`),
      );
      return null;
    }
    function Host() {
      const form = useForm(model());
      const [label, setLabel] = useState<string | undefined>('one');
      return (
        <>
          {form.render('a')(<input />)}
          {label && <Watching form={form} label={label} />}
          <button onClick={() => setLabel('two')}>two</button>
          <button onClick={() => setLabel(undefined)}>none</button>
        </>
      );
    }
    render(<Host />);
    await settle();
    await user.type(screen.getByRole('textbox'), '1');
    await user.click(screen.getByText('two'));
    await user.type(screen.getByRole('textbox'), '2');
    await user.click(screen.getByText('none'));
    await user.type(screen.getByRole('textbox'), '3');
    expect(record).toEqual(['one: A to A1', 'two: A1 to A12']);
  });

  it('follows what its selector closes over', async () => {
    const callback = jest.fn();
    let form!: UseFormReturn<Model>;
    function Host({ name }: { name: 'a' | 'b' }) {
      form = useForm(model());
      form.useWatch((state) => state.model[name], callback);
      return null;
    }
    const { rerender } = render(<Host name="a" />);
    rerender(<Host name="b" />);
    await settle();
    expect(callback.mock.calls).toEqual([['B', 'A']]);
    form.model.a = 'x';
    await settle();
    expect(callback).toHaveBeenCalledTimes(1);
    form.model.b = 'y';
    await settle();
    expect(callback).toHaveBeenLastCalledWith('y', 'B');
  });

  it('renders nothing by itself', async () => {
    const { form, hostRenders } = mountForm(model(), (it) => {
      it.useWatch(
        (state) => state.model.a,
        () => undefined,
      );
      return null;
    });
    form.model.a = 'x';
    await settle();
    expect(hostRenders()).toBe(1);
  });

  it('of a row that is gone is not asked for what is gone', async () => {
    const thrown = catchThrown();
    const callback = jest.fn();
    function Row({ form, index }: { form: UseFormReturn<Model>; index: number }) {
      form.useWatch((state) => state.model.list[index].v, callback);
      return null;
    }
    const { form } = mountForm(model(), (it) =>
      it
        .useSubscribe((state) => state.model.list.map((_, index) => index))
        .map((index) => <Row key={index} form={it} index={index} />),
    );
    act(() => void form.model.list.pop());
    await settle();
    expect(thrown).toEqual([]);
    expect(callback).not.toHaveBeenCalled();
  });

  it('takes contextProps, or the form of the <Form> around it', async () => {
    const callback = jest.fn();
    function Watching({ contextProps }: { contextProps?: ContextProps<Model> }) {
      useWatch(contextProps, (state) => state.model.a, callback);
      return null;
    }
    const { form } = mountForm(model(), ({ contextProps }) => (
      <>
        <Watching contextProps={contextProps} />
        <Form contextProps={contextProps}>
          <Watching />
        </Form>
      </>
    ));
    form.model.a = 'x';
    await settle();
    expect(callback.mock.calls).toEqual([
      ['x', 'A'],
      ['x', 'A'],
    ]);
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Watching />)).toThrow('[bindform] BF005: useWatch was used outside');
    error.mockRestore();
  });
});
