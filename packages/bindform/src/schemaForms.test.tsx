import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import * as v from 'valibot';
import * as z from 'zod';
import { Form, keyOf, useForm, type FormMethod } from './index';
import { later } from './testing/later';
import { alerts, press, settle, type } from './testing/textForm';

const model = { age: '', note: 'x' };
const schema = z
  .object({ age: z.string().min(1, 'No age').transform(Number), note: z.string() })
  .refine(({ age }) => age !== 13, { message: 'Unlucky' });

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockReset());

const nonEmpty = v.object({
  count: v.pipe(v.string(), v.nonEmpty('No count'), v.transform(Number)),
});

it.each([
  ['valibot', () => nonEmpty],
  ['valibot, created at each render', () => v.object({ ...nonEmpty.entries })],
  // As arktype makes them.
  ['a schema that is a function', () => Object.assign(() => undefined, nonEmpty)],
])('works with %s', async (_, create) => {
  function Inline() {
    const inline = useForm({ count: '' }, { schema: create() as typeof nonEmpty });
    return (
      <Form
        contextProps={inline.contextProps}
        onSubmit={(values) => onSubmit(values.count.toFixed(1))}
      >
        {inline.render('count', { label: 'Count' })(<input />)}
        <button>Send</button>
      </Form>
    );
  }
  const { rerender } = render(<Inline />);
  await press();
  expect(alerts()).toEqual([expect.stringMatching(/./)]);
  rerender(<Inline />);
  type('Count', '2');
  await settle();
  expect(alerts()).toEqual([]);
  await press();
  expect(onSubmit).toHaveBeenCalledWith('2.0');
});

it('shows an issue once for a group of controls with one path', async () => {
  function Plans() {
    const form = useForm(
      { plan: '' },
      { schema: z.object({ plan: z.enum(['a', 'b'], 'Choose a plan') }) },
    );
    return (
      <Form contextProps={form.contextProps} onSubmit={onSubmit} onSubmitError={onSubmit}>
        {['a', 'b'].map((plan) => (
          <div key={plan}>
            {form.render('plan', { label: plan })(<input type="radio" value={plan} />)}
          </div>
        ))}
        <button>Send</button>
      </Form>
    );
  }
  render(<Plans />);
  await press();
  expect(alerts()).toEqual(['Choose a plan']);
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ errors: [{ bindId: 'plan', message: 'Choose a plan' }] }),
  );
  fireEvent.click(screen.getByLabelText('b'));
  await settle();
  expect(alerts()).toEqual([]);
});

it('clearValidate of one Form leaves the issues of the fields in another', async () => {
  const first = createRef<FormMethod>();
  function Steps() {
    const form = useForm(
      { a: '', b: '' },
      { schema: z.object({ a: z.string().min(1, 'No a'), b: z.string().min(1, 'No b') }) },
    );
    return (
      <>
        <Form ref={first} contextProps={form.contextProps}>
          {form.render('a', { label: 'A' })(<input />)}
          <button type="button" onClick={() => first.current!.clearValidate()}>
            Clear
          </button>
        </Form>
        <Form contextProps={form.contextProps} onSubmit={onSubmit}>
          {form.render('b', { label: 'B' })(<input />)}
          <button>Send</button>
        </Form>
      </>
    );
  }
  render(<Steps />);
  await press();
  expect(alerts()).toEqual(['No a', 'No b']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await settle();
  expect(alerts()).toEqual(['No b']);
  type('A', 'x');
  await settle();
  expect(alerts()).toEqual(['No b']);
  await press();
  type('B', 'x');
  await settle();
  expect(alerts()).toEqual([]);
});

it('moves an issue with its row while nothing checks again', async () => {
  function Rows() {
    const form = useForm(
      { rows: ['ok', '', 'ok'].map((text) => ({ text })) },
      {
        schema: z.object({ rows: z.array(z.object({ text: z.string().min(1, 'No text') })) }),
        trigger: 'manual',
      },
    );
    const keys = form.useSubscribe(({ model: { rows } }) => rows.map(keyOf));
    return (
      <Form contextProps={form.contextProps} onSubmit={onSubmit}>
        {keys.map((key, index) => (
          <div key={key} role="group">
            {form.render(`rows.${index}.text`)(<input />)}
            <button type="button" onClick={() => form.model.rows.splice(index, 1)}>
              Remove
            </button>
          </div>
        ))}
        <button>Send</button>
      </Form>
    );
  }
  render(<Rows />);
  const wrong = () => screen.getAllByRole('textbox').map((each) => each.ariaInvalid === 'true');
  await press();
  expect(wrong()).toEqual([false, true, false]);
  fireEvent.click(screen.getAllByText('Remove')[0]);
  expect(wrong()).toEqual([true, false]);
  fireEvent.click(screen.getAllByText('Remove')[0]);
  expect(wrong()).toEqual([false]);
});

describe('the schema of a Form that was not given the form of its fields', () => {
  function Bare() {
    const form = useForm(model, { schema });
    return (
      <Form onSubmit={onSubmit}>
        {form.render('age', { label: 'Age' })(<input />)}
        <button>Send</button>
      </Form>
    );
  }

  it('is asked, and its output sent', async () => {
    render(<Bare />);
    await press();
    expect(alerts()).toEqual(['No age']);
    type('Age', '3');
    await press();
    expect(onSubmit).toHaveBeenCalledWith({ ...model, age: 3 });
  });

  it('shows what no field can show as the error of the form, until that is corrected', async () => {
    render(<Bare />);
    type('Age', '13');
    await press();
    expect(alerts()).toEqual(['Unlucky']);
    expect(onSubmit).not.toHaveBeenCalled();
    type('Age', '3');
    expect(alerts()).toEqual([]);
  });

  it('shows the error that onSubmit throws', async () => {
    const warn = jest.spyOn(console, 'error').mockReturnValue();
    onSubmit.mockRejectedValue(new Error('No network'));
    render(<Bare />);
    type('Age', '3');
    await press();
    expect(alerts()).toEqual(['No network']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('BF012'), expect.anything());
    warn.mockRestore();
  });
});

it('may come while a submit is pending, and go', async () => {
  const answer = later<string>();
  function Late({ given }: { given?: typeof schema }) {
    const form = useForm(model, { schema: given });
    return (
      <Form contextProps={form.contextProps} onSubmit={onSubmit}>
        {form.render('age', { label: 'Age', rules: { validator: () => answer.promise } })(
          <input />,
        )}
        <button>Send</button>
      </Form>
    );
  }
  const { rerender } = render(<Late />);
  fireEvent.click(screen.getByText('Send'));
  rerender(<Late given={schema} />);
  await act(async () => answer.settle(''));
  expect(onSubmit.mock.calls).toEqual([[model]]);
  await press();
  expect(alerts()).toEqual(['No age']);
  rerender(<Late />);
  await settle();
  expect(alerts()).toEqual([]);
});

it('the ref of a form without contextProps validates by the schema of its fields', async () => {
  const ref = createRef<FormMethod>();
  function Host() {
    const form = useForm({ age: '', note: 'x' }, { schema });
    return (
      <Form ref={ref} onSubmit={() => {}}>
        {form.render('age', { label: 'Age' })(<input />)}
      </Form>
    );
  }
  render(<Host />);
  expect(await act(() => ref.current!.validate().then(() => 'valid', String))).toBe(
    'Error: No age',
  );
});
