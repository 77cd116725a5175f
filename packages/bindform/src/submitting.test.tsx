import { deserialize, serialize } from 'node:v8';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { StrictMode, version, type ComponentType, type ReactNode } from 'react';
import { Form, useForm, type FormProps, type UseFormReturn } from './index';
import { later } from './testing/later';
import { alert, begin } from './testing/validation';

/** Mounts a form with a button that submits it. */
function mountSubmit<T extends object>(
  model: T,
  show: (form: UseFormReturn<T>) => ReactNode,
  props: FormProps<T> = {},
  isStrict = false,
) {
  const onSubmit = jest.fn();
  let form!: UseFormReturn<T>;
  function Host() {
    form = useForm(model);
    return (
      <Form contextProps={form.contextProps} onSubmit={onSubmit} {...props}>
        {show(form)}
        <button>Send</button>
      </Form>
    );
  }
  render(isStrict ? <StrictMode children={<Host />} /> : <Host />);
  const press = () => act(async () => fireEvent.click(screen.getByText('Send')));
  return { form, onSubmit, press };
}

describe.each([
  ['out of StrictMode', false],
  ['in StrictMode', true],
])('a submit %s', (_mode, isStrict) => {
  it('refuses an unchecked required checkbox that has its own id', async () => {
    const { onSubmit, press } = mountSubmit(
      { agree: false },
      ({ render: item }) =>
        item('agree', { label: 'Agree', rules: { required: 'Please agree' } })(
          <input type="checkbox" id="agree" />,
        ),
      {},
      isStrict,
    );
    await press();
    expect(alert()).toBe('Please agree');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  it.each<[string, (form: UseFormReturn<{ a: string }>) => void]>([
    ['clearValidate', (form) => form.clearValidate()],
    ['clearValidate of that field', (form) => form.clearValidate('a')],
    ['reset', (form) => form.reset()],
    ['removeValidator', (form) => form.removeValidator()],
    ['a newer run', (form) => void form.validate().catch(() => undefined)],
  ])('that %s supersedes never reaches onSubmit', async (_name, supersede) => {
    const answers = [later<string>(), later<string>()];
    const queue = [...answers];
    const { form, onSubmit, press } = mountSubmit(
      { a: 'evil' },
      ({ render: item }) =>
        item('a', { rules: { validator: () => queue.shift()?.promise } })(<input />),
      {},
      isStrict,
    );
    await press();
    await act(async () => supersede(form));
    await act(async () => answers.forEach(({ settle }) => settle('bad')));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.state.isSubmitting).toBe(false);
  });

  it('hands on what was validated, although a field is emptied meanwhile', async () => {
    const answer = later<string>();
    const { onSubmit, press } = mountSubmit(
      { a: 'A', b: 'B' },
      ({ render: item }) => (
        <>
          {item('a', { label: 'a', trigger: 'blur', rules: { required: true } })(<input />)}
          {item('b', { label: 'b', rules: { validator: () => answer.promise } })(<input />)}
        </>
      ),
      {},
      isStrict,
    );
    await press();
    fireEvent.change(screen.getByLabelText(/a/), { target: { value: '' } });
    await act(async () => answer.settle(''));
    expect(onSubmit.mock.calls).toEqual([[{ a: 'A', b: 'B' }]]);
  });

  it('hands on a plain copy that later changes do not reach', async () => {
    const { form, onSubmit, press } = mountSubmit(
      { list: [{ v: 'A' }], when: new Date(0) },
      () => null,
      {},
      isStrict,
    );
    await press();
    act(() => form.setValue('list.0.v', 'later'));
    const [values] = onSubmit.mock.lastCall as [object];
    expect(values).toEqual({ list: [{ v: 'A' }], when: new Date(0) });
    // Throws for a proxy, like structuredClone, which jsdom lacks.
    expect(deserialize(serialize(values))).toEqual(values);
  });
});

describe('submitting', () => {
  it('is a state that can be followed, and a second press does nothing', async () => {
    const sent = later<void>();
    const onSubmit = jest.fn(() => sent.promise);
    const { press } = mountSubmit(
      { a: 'A' },
      ({ useSubscribe }) => {
        const isSubmitting = useSubscribe(({ state }) => state.isSubmitting);
        return <output>{isSubmitting ? 'sending' : 'idle'}</output>;
      },
      { onSubmit },
    );
    expect(screen.getByRole('status')).toHaveTextContent('idle');
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('sending');
    await press();
    await press();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => sent.settle());
    expect(screen.getByRole('status')).toHaveTextContent('idle');
    await press();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('No connection');
      },
    ],
    ['rejects', () => Promise.reject(new Error('No connection'))],
  ])('shows and announces what onSubmit %s, and goes on', async (_name, fail) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onSubmit = jest.fn(fail);
    const { form, press } = mountSubmit({ a: 'A' }, () => null, { onSubmit });
    await press();
    expect(alert()).toBe('No connection');
    expect(form.state.error).toBe('No connection');
    expect(error.mock.lastCall?.[0]).toMatch(/BF012.*No connection/);
    onSubmit.mockImplementation(() => undefined);
    await press();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(alert()).toBeUndefined();
    error.mockRestore();
  });

  it('hands failures to onSubmitError, which then decides what to show', async () => {
    const onSubmitError = jest.fn();
    const failure = new Error('No connection');
    const { form, press } = mountSubmit(
      { a: '' },
      ({ render: item }) => item('a', { rules: { required: 'Need a' } })(<input />),
      { onSubmit: () => Promise.reject(failure), onSubmitError },
    );
    await press();
    expect(onSubmitError.mock.lastCall?.[0]).toMatchObject({
      message: 'Need a',
      errors: [{ bindId: 'a', message: 'Need a' }],
    });
    act(() => form.setValue('a', 'A'));
    await press();
    expect(onSubmitError.mock.lastCall?.[0]).toBe(failure);
    expect(alert()).toBeUndefined();
    act(() => form.setFormError('Try again later'));
    expect(alert()).toBe('Try again later');
    act(() => form.setFormError());
    expect(alert()).toBeUndefined();
  });

  it('is superseded when the field that is being looked up is edited, not by other fields', async () => {
    const onSubmitError = jest.fn();
    const answers = [later<string>(), later<string>(), later<string>()];
    const queue = [...answers];
    const { onSubmit, press } = mountSubmit(
      { a: 'A', b: 'B' },
      ({ render: item }) => (
        <>
          {item('a', { label: 'a', rules: { validator: () => queue.shift()?.promise } })(<input />)}
          {item('b', { label: 'b', rules: { required: true } })(<input />)}
        </>
      ),
      { onSubmitError },
    );
    await press();
    fireEvent.change(screen.getByLabelText(/a/), { target: { value: 'A2' } });
    await act(async () => answers.forEach(({ settle }) => settle('')));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onSubmitError.mock.lastCall?.[0]).toMatchObject({ code: 'BF006', errors: [] });
    const answer = later<string>();
    queue[0] = answer;
    await press();
    fireEvent.change(screen.getByLabelText(/b/), { target: { value: 'B2' } });
    await act(async () => answer.settle(''));
    expect(onSubmit.mock.calls).toEqual([[{ a: 'A2', b: 'B' }]]);
  });

  it('validates every field of the form, wherever it is rendered', async () => {
    const onSubmit = jest.fn();
    function Host() {
      const form = useForm({ a: '' });
      return (
        <>
          {form.render('a', { rules: { required: 'Need a' } })(<input />)}
          <Form contextProps={form.contextProps} onSubmit={onSubmit}>
            <button>Send</button>
          </Form>
        </>
      );
    }
    render(<Host />);
    await act(async () => fireEvent.click(screen.getByText('Send')));
    expect(alert()).toBe('Need a');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  const { Activity } = React as unknown as {
    Activity?: ComponentType<{ mode: 'hidden' | 'visible'; children: ReactNode }>;
  };
  (Activity ? it : it.skip)('validates a field that a parent hides', async () => {
    const Hider = Activity as NonNullable<typeof Activity>;
    const onSubmit = jest.fn();
    function Host({ mode }: { mode: 'hidden' | 'visible' }) {
      const form = useForm({ a: '' });
      return (
        <Form contextProps={form.contextProps} onSubmit={onSubmit}>
          <Hider mode={mode}>
            {form.render('a', { label: 'A', rules: { required: 'Need a' } })(<input />)}
          </Hider>
          <button>Send</button>
        </Form>
      );
    }
    const { rerender } = render(<Host mode="visible" />);
    rerender(<Host mode="hidden" />);
    await act(async () => fireEvent.click(screen.getByText('Send')));
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(<Host mode="visible" />);
    expect(alert()).toBe('Need a');
  });
});

describe('an error set by hand', () => {
  const show = ({ render: item }: UseFormReturn<{ a: string; b: string }>) => (
    <>
      {item('a', { label: 'a' })(<input />)}
      {item('b', { label: 'b' })(<input />)}
    </>
  );

  it('leaves when that field is edited', async () => {
    const user = userEvent.setup();
    const { form } = mountSubmit({ a: '', b: '' }, show);
    act(() => form.setError(['a', 'b'], 'taken'));
    await user.type(screen.getByLabelText('a'), 'x');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByLabelText('b')).toHaveAccessibleDescription('taken');
  });

  it('leaves at the next submit, which then goes through', async () => {
    const { form, onSubmit, press } = mountSubmit({ a: '', b: '' }, show);
    act(() => {
      form.setError('a', 'taken');
      form.setFormError('sorry');
    });
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('takes the focus when onSubmit set it, the first in the document first', async () => {
    const mounted: ReturnType<typeof mountSubmit<{ a: string; b: string }>> = mountSubmit(
      { a: '', b: '' },
      show,
      {
        onSubmit: async () => mounted.form.setError(['b', 'a'], 'taken'),
      },
    );
    await mounted.press();
    expect(screen.getByLabelText('a')).toHaveFocus();
  });
});

describe('validate', () => {
  it('of a superseded run settles with the newer one', async () => {
    const answers = [later<string>(), later<string>()];
    const queue = [...answers];
    const { form } = mountSubmit({ a: 'A', b: '' }, ({ render: item }) => (
      <>
        {item('a', { rules: { validator: () => queue.shift()?.promise } })(<input />)}
        {item('b', { rules: { validator: (value) => value && 'no b' } })(<input />)}
      </>
    ));
    const first = begin(form);
    act(() => form.setValue('b', 'B'));
    const second = begin(form);
    await act(async () => answers[0].settle('old'));
    await act(async () => answers[1].settle(''));
    expect(await second).toBe('no b');
    expect(await first).toBe('no b');
  });
});

it('a failed submit does not block the next one while a rule is pending', async () => {
  const answers = [later<string>(), later<string>()];
  const queue = [...answers];
  const { form, onSubmit, press } = mountSubmit({ a: 'x', b: '' }, ({ render: item }) => (
    <>
      {item('a', { rules: { validator: () => queue.shift()!.promise } })(<input />)}
      {item('b', { label: 'B', rules: { required: 'Need b' } })(<input />)}
    </>
  ));
  await press();
  expect(alert()).toBe('Need b');
  expect(form.state.isSubmitting).toBe(false);
  fireEvent.change(screen.getByLabelText(/B/), { target: { value: 'b' } });
  await press();
  await act(async () => answers.forEach(({ settle }) => settle('')));
  expect(onSubmit.mock.calls).toEqual([[{ a: 'x', b: 'b' }]]);
});

// React 18 does not support functions as actions.
(version < '19' ? it.skip : it)(
  'an action is sent even if its button is no submit button while it is pending',
  async () => {
    const action = jest.fn();
    mountSubmit(
      { a: 'x' },
      (form) => {
        const isSubmitting = form.useSubscribe(({ state }) => state.isSubmitting);
        return <button type={isSubmitting ? 'button' : 'submit'}>Save</button>;
      },
      { onSubmit: undefined, action },
    );
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  },
);
