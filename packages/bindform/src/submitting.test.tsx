import { deserialize, serialize } from 'node:v8';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { Form, useForm, type FormProps, type UseFormReturn } from './index';
import { later } from './testing/later';
import { alert } from './testing/validation';

/** Mounts a form with a button that submits it. */
function mountSubmit<T extends object>(
  model: T,
  show: (form: UseFormReturn<T>) => ReactNode,
  props: FormProps = {},
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
  it('refuses an unchecked required checkbox that has an id of its own', async () => {
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
