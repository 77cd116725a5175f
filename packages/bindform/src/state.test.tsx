import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { Form, FormItem, useForm, useSubscribe, type FormState, type UseFormReturn } from './index';
import { later } from './testing/later';
import { mountForm } from './testing/mountForm';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

interface Model {
  name: string;
  tags: string[];
  address: { city: string };
}
const model: Model = { name: '', tags: ['a'], address: { city: 'Ulm' } };

const mount = () =>
  mountForm<Model>(model, ({ render: item }) => (
    <>
      {item('name', { label: 'Name', rules: { required: 'No name' } })(<input />)}
      {item('address.city', { label: 'City', rules: { required: 'No city' } })(<input />)}
    </>
  )).form;

describe('isDirty', () => {
  it('compares the data with that at first, deeply', () => {
    const form = mount();
    expect(form.state.isDirty).toBe(false);
    type('Name', 'Ada');
    expect(form.state.isDirty).toBe(true);
    expect(form.state.field('name').isDirty).toBe(true);
    expect(form.state.field('address').isDirty).toBe(false);
    type('Name', '');
    expect(form.state.isDirty).toBe(false);
    act(() => form.model.tags.push('b'));
    expect(form.state.field('tags').isDirty).toBe(true);
    act(() => void form.model.tags.pop());
    expect(form.state.isDirty).toBe(false);
  });

  it('takes a key with undefined for an absent one, but not an entry of a list', () => {
    const { form } = mountForm<{ note?: string; tags: unknown[] }>({ tags: [] }, () => null);
    act(() => form.setValue('note', 'x'));
    act(() => form.setValue('note', undefined));
    expect(form.state.isDirty).toBe(false);
    act(() => void form.model.tags.push(undefined));
    expect(form.state.isDirty).toBe(true);
  });

  it('is false after a reset, to new values and to the default of a field too', () => {
    const { form } = mountForm({ name: '', note: '' }, ({ render: item }) => (
      <>
        {item('name', { label: 'Name', defaultValue: 'Eve' })(<input />)}
        {item('note', { label: 'Note' })(<input />)}
      </>
    ));
    type('Note', 'x');
    act(() => form.reset());
    expect(form.model).toEqual({ name: 'Eve', note: '' });
    expect(form.state.isDirty).toBe(false);
    type('Name', '');
    expect(form.state.isDirty).toBe(true);
    act(() => form.reset({ name: 'Ada', note: 'y' }));
    expect(form.state.isDirty).toBe(false);
    type('Note', '');
    expect(form.state.isDirty).toBe(true);
  });

  it('tells subscribers of a new baseline', () => {
    let form!: UseFormReturn<{ name: string }>;
    function Host() {
      form = useForm({ name: 'Ada' });
      const isDirty = useSubscribe(form, ({ state }) => state.isDirty);
      return <output>{isDirty ? 'Changed' : 'Saved'}</output>;
    }
    render(<Host />);
    act(() => form.setValue('name', 'Eve'));
    expect(screen.getByRole('status')).toHaveTextContent('Changed');
    act(() => form.reset({ name: 'Eve' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(form.model.name).toBe('Eve');
  });
});

it('isTouched begins when a control is left, and ends with a reset', () => {
  const form = mount();
  const touched = () => [form.state.isTouched, form.state.field('name').isTouched];
  type('Name', 'x');
  expect(touched()).toEqual([false, false]);
  fireEvent.blur(input('City'));
  expect(touched()).toEqual([true, false]);
  fireEvent.blur(input('Name'));
  expect(touched()).toEqual([true, true]);
  act(() => form.reset());
  expect(touched()).toEqual([false, false]);
});

it('errors are data: of rules, of setError, of the form, and of mounted fields alone', async () => {
  let form!: UseFormReturn<Model>;
  function Host({ isLong }: { isLong: boolean }) {
    form = useForm(model);
    const count = useSubscribe(form, ({ state }) => state.errors.length);
    return (
      <Form contextProps={form.contextProps}>
        {form.render('name', { rules: { required: 'No name' } })(<input />)}
        {isLong &&
          form.render('address.city', { rules: { validator: () => <b>Bad</b> } })(<input />)}
        <output>{count}</output>
      </Form>
    );
  }
  const { rerender } = render(<Host isLong />);
  expect(form.state.isValid).toBe(true);
  await act(() => form.validate().catch(() => undefined));
  expect(form.state.errors).toEqual([
    { bindId: 'name', message: 'No name' },
    { bindId: 'address.city', message: <b>Bad</b> },
  ]);
  expect(form.state.isValid).toBe(false);
  expect(form.state.field('name')).toEqual({
    isDirty: false,
    isTouched: false,
    isValidating: false,
    isValid: false,
    error: 'No name',
  });
  act(() => form.setError('name', 'Taken'));
  act(() => form.setFormError('Offline'));
  expect(form.state.errors.map(({ message }) => message)).toEqual(['Taken', <b>Bad</b>, 'Offline']);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  rerender(<Host isLong={false} />);
  await act(async () => undefined);
  expect(screen.getByRole('status')).toHaveTextContent('2');
  act(() => form.clearValidate());
  expect(form.state.errors).toEqual([]);
  expect(form.state.isValid).toBe(true);
});

it('isValidating lasts as long as a rule is pending', async () => {
  const answer = later<string>();
  const { form } = mountForm({ f: '' }, (it) => {
    const isValidating = it.useSubscribe(({ state }) => state.isValidating);
    return (
      <>
        {it.render('f', { label: 'F', rules: { validator: () => answer.promise } })(<input />)}
        <output>{String(isValidating)}</output>
      </>
    );
  });
  type('F', 'x');
  expect(screen.getByRole('status')).toHaveTextContent('true');
  expect(form.state.field('f').isValidating).toBe(true);
  await act(async () => answer.settle('No'));
  expect(screen.getByRole('status')).toHaveTextContent('false');
});

it('submitCount counts the submits since the last reset', async () => {
  let form!: UseFormReturn<{ name: string }>;
  function Host() {
    form = useForm({ name: '' });
    return (
      <Form contextProps={form.contextProps} onSubmit={() => undefined}>
        {form.render('name', { label: 'Name', rules: { required: true } })(<input />)}
        <button>Send</button>
      </Form>
    );
  }
  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  const press = () => act(async () => void fireEvent.click(screen.getByText('Send')));
  await press();
  await press();
  type('Name', 'x');
  await press();
  expect(form.state.submitCount).toBe(3);
  act(() => form.reset());
  expect(form.state.submitCount).toBe(0);
});

it('renders those alone who read what has changed', () => {
  const renders = { dirty: 0, error: 0, touched: 0 };
  let form!: UseFormReturn<Model>;
  const Reader = ({
    name,
    read,
  }: {
    name: keyof typeof renders;
    read: (s: FormState<Model>) => unknown;
  }) => {
    useSubscribe(form, ({ state }) => read(state));
    renders[name] += 1;
    return null;
  };
  const readers = (
    <>
      <Reader name="dirty" read={(state) => state.isDirty} />
      <Reader name="error" read={(state) => state.field('name').error} />
      <Reader name="touched" read={(state) => state.field('address.city').isTouched} />
    </>
  );
  function Host() {
    form = useForm(model);
    return (
      <>
        {form.render('name', { label: 'Name', rules: { required: 'No name' } })(<input />)}
        {form.render('address.city', { label: 'City' })(<input />)}
        {readers}
      </>
    );
  }
  render(<Host />);
  const counts = () => Object.values(renders);
  expect(counts()).toEqual([1, 1, 1]);
  type('Name', 'a');
  expect(counts()).toEqual([2, 1, 1]);
  type('Name', 'ab');
  type('City', 'Bonn');
  expect(counts()).toEqual([2, 1, 1]);
  fireEvent.blur(input('City'));
  fireEvent.blur(input('City'));
  expect(counts()).toEqual([2, 1, 2]);
  type('Name', '');
  expect(counts()).toEqual([2, 2, 2]);
});

it('is read outside React, watched, and copied as a whole', async () => {
  const form = mount();
  const heard = jest.fn();
  form.watch(({ state }) => state.isDirty, heard, 'dirty');
  type('Name', 'Ada');
  await act(async () => undefined);
  expect(heard.mock.calls).toEqual([[true, false]]);
  form.unWatch('dirty');
  const { result } = { result: { ...form.state } };
  expect(result).toMatchObject({ isDirty: true, isSubmitting: false, submitCount: 0, errors: [] });
});

it('of a form without fields, and of an item without a form, is at rest', () => {
  const { form } = mountForm({ name: 'Ada' });
  expect(form.state).toMatchObject({ isDirty: false, isTouched: false, isValid: true, errors: [] });
  expect(form.state.field('name')).toMatchObject({ isDirty: false, error: undefined });
  render(
    <FormItem bindId="x" label="X" initialValue="1">
      <input />
    </FormItem>,
  );
  fireEvent.blur(input('X'));
  expect(input('X')).toHaveValue('1');
});

it('isDirty says whether the data differs from the baseline, whatever happened', () => {
  const write = fc.oneof(
    fc.record({
      path: fc.constantFrom('name', 'address.city'),
      value: fc.constantFrom('', 'Ulm', 'x'),
    }),
    fc.constantFrom('push', 'pop', 'reverse', 'reset', 'rebase', 'replace'),
  );
  fc.assert(
    fc
      .property(fc.array(write, { maxLength: 15 }), (writes) => {
        const { form } = mountForm<Model>(model, (it) => {
          const isDirty = it.useSubscribe(({ state }) => state.isDirty);
          const isListDirty = it.useSubscribe(({ state }) => state.field('tags').isDirty);
          return <output>{`${isDirty} ${isListDirty}`}</output>;
        });
        const copy = () => JSON.parse(JSON.stringify(form.model)) as Model;
        let baseline = copy();
        for (const each of writes) {
          act(() => {
            if (typeof each === 'object') form.setValue(each.path as 'name', each.value);
            else if (each === 'push') form.model.tags.push('a');
            else if (each === 'pop') form.model.tags.pop();
            else if (each === 'reverse') form.model.tags.reverse();
            else if (each === 'replace') form.model.tags = [...form.model.tags];
            else if (each === 'reset') form.reset();
            else form.reset((baseline = { ...copy(), name: 'new' }));
          });
          const expected = (pick: (values: Model) => unknown) =>
            JSON.stringify(pick(copy())) !== JSON.stringify(pick(baseline));
          expect(screen.getByRole('status')).toHaveTextContent(
            `${expected((values) => values)} ${expected(({ tags }) => tags)}`,
          );
        }
      })
      .afterEach(cleanup),
    { numRuns: 100 },
  );
});
