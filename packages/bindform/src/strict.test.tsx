import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, StrictMode, Suspense, startTransition, useState } from 'react';
import { Form, FormItem, useForm, type UseFormReturn } from './index';
import { settled } from './testing/settled';

it('everything is alive after the mounting that StrictMode simulates', async () => {
  const user = userEvent.setup();
  const watched: string[] = [];
  const lives: string[] = [];
  const onError = jest.fn();
  let form!: UseFormReturn<{ a: string; b: string }>;
  const hooks = {
    mounted: () => void lives.push('mounted'),
    apiEffect: () => void lives.push('apiEffect'),
    destroy: () => void lives.push('destroy'),
  };
  function Host() {
    form = useForm({ a: '', b: '' });
    form.useWatch(
      ({ model }) => model.a,
      (next) => void watched.push(next),
    );
    return (
      <Form contextProps={form.contextProps}>
        {form.render('a', {
          label: 'A',
          rules: { validator: async (value) => value === 'xx' && 'Not xx' },
          onError,
          contextProps: hooks,
        })(<input />)}
        <FormItem bindId="b" label="B" rules={{ required: 'Need b' }}>
          <input />
        </FormItem>
        <output>{form.useSubscribe(({ model }) => model.a)}</output>
      </Form>
    );
  }
  const { unmount } = render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  expect(lives).toEqual(['mounted', 'apiEffect', 'destroy', 'mounted', 'apiEffect']);
  await user.type(screen.getByLabelText('A'), 'xx');
  expect(screen.getByRole('status')).toHaveTextContent('xx');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not xx');
  expect(onError).toHaveBeenCalledTimes(1);
  expect(watched).toEqual(['x', 'xx']);
  await expect(settled(() => form.validate())).rejects.toMatchObject({
    errors: [
      { bindId: 'a', message: 'Not xx' },
      { bindId: 'b', message: 'Need b' },
    ],
  });
  act(() => form.reset());
  expect(screen.getByLabelText('A')).toHaveValue('');
  unmount();
  expect(lives.at(-1)).toBe('destroy');
});

it('an error comes and goes without a complaint of React', async () => {
  const user = userEvent.setup();
  const complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
  function Host() {
    return useForm({ a: '' }).render('a', {
      label: 'A',
      rules: { validator: (value) => value.length === 1 && 'Too short' },
    })(<input />);
  }
  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  await user.type(screen.getByLabelText('A'), 'x');
  expect(screen.getByRole('alert')).toHaveTextContent('Too short');
  await user.type(screen.getByLabelText('A'), 'y');
  expect(screen.queryByRole('alert')).toBeNull();
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

it('a keystroke renders one item once, counted by commits', async () => {
  const user = userEvent.setup();
  const commits: string[] = [];
  function Host() {
    const { render: item } = useForm({ a: '', b: '' });
    return (['a', 'b'] as const).map((id) => (
      <Profiler key={id} id={id} onRender={(name) => void commits.push(name)}>
        {item(id, { label: id })(<input />)}
      </Profiler>
    ));
  }
  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  commits.length = 0;
  await user.type(screen.getByLabelText('b'), 'xyz');
  expect(commits).toEqual(['b', 'b', 'b']);
});

it('a render that React throws away leaves nothing behind', async () => {
  let form!: UseFormReturn<{ a: string; b: string }>;
  let show!: (name: 'a' | 'b') => void;
  const never = new Promise(() => undefined);
  function Value({ name }: { name: 'a' | 'b' }) {
    const value = form.useSubscribe(({ model }) => model[name]);
    if (name === 'b') throw never;
    return <output>{value}</output>;
  }
  function Host() {
    form = useForm({ a: 'A', b: 'B' });
    const [name, setName] = useState<'a' | 'b'>('a');
    show = setName;
    return (
      <Suspense fallback="waiting">
        <Value name={name} />
      </Suspense>
    );
  }
  render(<Host />);
  await act(async () => startTransition(() => show('b')));
  // The transition waits for ever; what is on display still follows its own data.
  act(() => {
    form.model.a = 'x';
  });
  expect(screen.getByRole('status')).toHaveTextContent('x');
});
