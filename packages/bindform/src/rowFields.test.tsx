import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  Form,
  keyOf,
  useForm,
  useSubscribe,
  useWatch,
  type Rules,
  type UseFormReturn,
} from './index';
import { later } from './testing/later';
import { alerts, input, settle } from './testing/textForm';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('one field that shows the chosen row', () => {
  /** Two people, one of them in the fields. */
  function People({ rules }: { rules: Rules<string> }) {
    const form = useForm({ people: [{ name: 'Ada' }, { name: 'Grace' }] });
    const [at, setAt] = useState(0);
    return (
      <>
        {form.render(`people.${at}.name`, { label: 'Name', rules: rules as never })(<input />)}
        <button onClick={() => setAt(1 - at)}>Other</button>
      </>
    );
  }

  it('leaves the error of a row at that row', async () => {
    render(<People rules={{ required: 'Enter a name' }} />);
    await userEvent.clear(input('Name'));
    expect(alerts()).toEqual(['Enter a name']);
    await press('Other');
    expect(input('Name')).toHaveValue('Grace');
    expect(input('Name')).toBeValid();
    expect(alerts()).toEqual([]);
  });

  it('leaves the late answer about a row at that row', async () => {
    const answer = later<string>();
    render(<People rules={{ validator: () => answer.promise }} />);
    await userEvent.type(input('Name'), '!');
    await press('Other');
    await act(async () => answer.settle('Taken'));
    expect(input('Name')).toHaveValue('Grace');
    expect(alerts()).toEqual([]);
  });

  it('shows the error of the newly chosen row', async () => {
    render(<People rules={{ required: 'Enter a name' }} />);
    await press('Other');
    await userEvent.clear(input('Name'));
    expect(alerts()).toEqual(['Enter a name']);
    await userEvent.type(input('Name'), 'Joan');
    expect(alerts()).toEqual([]);
  });
});

it('the next page of rows has none of the errors of the page before', async () => {
  function Pages() {
    const form = useForm({ cities: ['Bonn', 'Cork', 'Dover', 'Espoo'].map((name) => ({ name })) });
    const [page, setPage] = useState(0);
    return (
      <>
        {[0, 1].map((line) => (
          <div key={line}>
            {form.render(`cities.${page * 2 + line}.name`, {
              label: `City ${line}`,
              rules: { required: 'Enter a city' },
            })(<input />)}
          </div>
        ))}
        <button onClick={() => setPage(1)}>Next</button>
      </>
    );
  }
  render(<Pages />);
  await userEvent.clear(input('City 1'));
  expect(alerts()).toEqual(['Enter a city']);
  await press('Next');
  expect(input('City 0')).toHaveValue('Dover');
  expect(input('City 1')).toHaveValue('Espoo');
  expect(alerts()).toEqual([]);
});

describe('rows that are replaced with equal ones', () => {
  interface Order {
    items: { name: string }[];
  }
  const initial: Order = { items: [{ name: 'pen' }, { name: 'cup' }] };

  function Items({ form }: { form: UseFormReturn<Order> }) {
    const keys = useSubscribe(form, ({ model }) => model.items.map(keyOf));
    return keys.map((key, index) => (
      <div key={key}>
        {form.render(`items.${index}.name`, { label: `Item ${index}` })(<input />)}
      </div>
    ));
  }

  function Editor({ save }: { save: (values: Order, form: UseFormReturn<Order>) => unknown }) {
    const form = useForm(initial);
    return (
      <Form contextProps={form.contextProps} onSubmit={(values: Order) => save(values, form)}>
        <Items form={form} />
        <button>Send</button>
      </Form>
    );
  }

  it('keep the focus when the form takes over what was saved', async () => {
    const answer = later<Order>();
    render(<Editor save={async (_values, form) => form.reset(await answer.promise)} />);
    await userEvent.type(input('Item 1'), 's{Enter}');
    await act(async () => answer.settle({ items: [{ name: 'pen' }, { name: 'cups' }] }));
    expect(input('Item 1')).toHaveFocus();
    await userEvent.keyboard('!');
    expect(input('Item 1')).toHaveValue('cups!');
  });

  it('keep what is typed when another form has the same data', async () => {
    let first!: UseFormReturn<Order>;
    let second!: UseFormReturn<Order>;
    function Mirrored() {
      first = useForm(initial);
      second = useForm(initial);
      useWatch(
        first,
        ({ model }) => model,
        (next) => second.setValues(next),
      );
      useWatch(
        second,
        ({ model }) => model,
        (next) => first.setValues(next),
      );
      return <Items form={first} />;
    }
    render(<Mirrored />);
    await userEvent.type(input('Item 0'), 'cil');
    await settle();
    expect(input('Item 0')).toHaveFocus();
    expect(first.model.items[0].name).toBe('pencil');
    expect(second.model).toEqual(first.model);
  });

  it('show an error that is set after the reset in onSubmit', async () => {
    render(
      <Editor
        save={(values, form) => {
          form.reset(values);
          form.setError('items.1.name', 'Out of stock');
        }}
      />,
    );
    await press('Send');
    expect(alerts()).toEqual(['Out of stock']);
    expect(input('Item 1')).toHaveAccessibleDescription('Out of stock');
  });
});

it('rows of a list inside an object stay mounted when equal data is written', () => {
  const initial = { order: { items: [{ name: 'pen' }, { name: 'cup' }] } };
  let form!: UseFormReturn<typeof initial>;
  function Items() {
    form = useForm(initial);
    const keys = useSubscribe(form, ({ model }) => model.order.items.map(keyOf));
    return keys.map((key, index) => (
      <div key={key}>
        {form.render(`order.items.${index}.name`, { label: `Item ${index}` })(<input />)}
      </div>
    ));
  }
  render(<Items />);
  input('Item 1').focus();
  act(() => form.reset({ order: { items: [{ name: 'pen' }, { name: 'cup' }] } }));
  expect(input('Item 1')).toHaveFocus();
});
