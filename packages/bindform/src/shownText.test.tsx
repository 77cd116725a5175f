import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Form, FormItem, keyOf, useForm, useSubscribe, type UseFormReturn } from './index';
import { chinese, english } from './locales';
import { mountForm } from './testing/mountForm';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

describe('format and parse', () => {
  const amount = {
    label: 'Price',
    format: (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 }),
    parse: (text: string) => Number(text.replaceAll(',', '')),
  };
  const mount = (price = 1234.5) =>
    mountForm({ price }, (it) =>
      it.render('price', {
        ...amount,
        rules: { validator: (value) => value > 9999 && 'Too much' },
      })(<input />),
    ).form;

  it('shows the formatted value, and what is typed while it is typed', () => {
    const form = mount();
    expect(input('Price')).toHaveValue('1,234.50');
    type('Price', '1,2');
    expect(input('Price')).toHaveValue('1,2');
    expect(form.model.price).toBe(12);
    type('Price', '1,2.');
    type('Price', '1,2.5');
    expect(form.model.price).toBe(12.5);
    fireEvent.blur(input('Price'));
    expect(input('Price')).toHaveValue('12.50');
    expect(form.model.price).toBe(12.5);
  });

  it('validates the parsed value, and shows what code writes at once', () => {
    const form = mount();
    type('Price', '10,000');
    expect(screen.getByRole('alert')).toHaveTextContent('Too much');
    act(() => form.setValue('price', 7));
    expect(input('Price')).toHaveValue('7.00');
    type('Price', '8');
    act(() => form.setValue('price', 8));
    expect(input('Price')).toHaveValue('8');
    act(() => form.reset());
    expect(input('Price')).toHaveValue('1,234.50');
  });

  it('shows nothing for an empty value, and keeps text that is no value', () => {
    const form = mount(NaN);
    expect(input('Price')).toHaveValue('');
    type('Price', 'abc');
    expect(input('Price')).toHaveValue('abc');
    expect(form.model.price).toBeNaN();
  });

  it('formats with what the function closes over in the same render', () => {
    function Distance() {
      const [unit, setUnit] = useState('m');
      const form = useForm({ distance: 2 });
      return (
        <>
          {form.render('distance', { label: 'Distance', format: (value) => `${value} ${unit}` })(
            <input />,
          )}
          <button onClick={() => setUnit('km')}>Kilometers</button>
        </>
      );
    }
    render(<Distance />);
    fireEvent.click(screen.getByText('Kilometers'));
    expect(screen.getByLabelText('Distance')).toHaveValue('2 km');
  });

  it('works in a FormItem, and hands on what formatChangeValue gives', () => {
    render(
      <FormItem<{ share: number }, 'share'>
        bindId="share"
        label="Share"
        initialValue={0.19}
        formatChangeValue={(event) => event.target.value.replace('%', '') as never}
        format={(value) => `${Math.round(value * 100)} %`}
        parse={(text) => Number(text) / 100}
      >
        <input />
      </FormItem>,
    );
    expect(input('Share')).toHaveValue('19 %');
    type('Share', '7%');
    expect(input('Share')).toHaveValue('7');
    fireEvent.blur(input('Share'));
    expect(input('Share')).toHaveValue('7 %');
  });
});

it('keyOf gives rows keys that move with them, so that value, error and focus do', async () => {
  let form!: UseFormReturn<{ rows: { v: string }[] }>;
  function Rows() {
    form = useForm({ rows: [{ v: 'a' }, { v: '' }] });
    const keys = useSubscribe(form, ({ model }) => model.rows.map(keyOf));
    return keys.map((key, index) => (
      <div key={key}>
        {form.render(`rows.${index}.v`, { rules: { required: 'Empty' } })(<input />)}
      </div>
    ));
  }
  render(<Rows />);
  await act(() => form.validate().catch(() => undefined));
  const [first, second] = screen.getAllByRole('textbox');
  second.focus();
  act(() => void form.model.rows.reverse());
  expect(screen.getAllByRole('textbox')).toEqual([second, first]);
  expect(second).toHaveFocus();
  expect(second).toHaveAccessibleDescription('Empty');
  act(() => void form.model.rows.unshift({ v: 'new' }));
  act(() => form.setValue('rows.1.v', 'filled'));
  expect(second).toHaveValue('filled');
  expect(new Set(form.model.rows.map(keyOf)).size).toBe(3);
  expect(keyOf(form.model.rows[2])).toBe(keyOf(form.model.rows[2]));
});

it('messages replace the built-in ones, the nearest wins', async () => {
  let form!: UseFormReturn<{ a: string; b: string; c: string }>;
  function Host() {
    form = useForm({ a: '', b: '', c: 'x' }, { messages: chinese });
    const invalid = { validator: () => ({}) as never };
    return (
      <Form contextProps={form.contextProps} messages={english}>
        {form.render('a', { rules: { required: true } })(<input />)}
        {form.render('b', {
          rules: { required: true },
          messages: { ...chinese, required: '请填写' },
        })(<input />)}
        {form.render('c', { rules: invalid })(<input />)}
      </Form>
    );
  }
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Host />);
  await act(() => form.validate().catch(() => undefined));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '必填',
    '请填写',
    '内容无效',
  ]);
});
