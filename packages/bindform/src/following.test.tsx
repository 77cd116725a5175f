import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Form, useForm, type UseFormReturn } from './index';
import { catchThrown } from './testing/catchThrown';
import { later } from './testing/later';
import { mountForm } from './testing/mountForm';
import { alerts, input, settle, type } from './testing/textForm';

interface Passwords {
  first: string;
  again: string;
}

const passwords = (trigger?: 'change' | 'manual' | 'blur') =>
  mountForm<Passwords>({ first: '', again: '' }, ({ render: item, model }) => (
    <>
      {item('first', { label: 'First' })(<input />)}
      {item('again', {
        label: 'Again',
        trigger,
        rules: { validator: (value) => value === model.first || 'Different' },
      })(<input />)}
    </>
  )).form;

afterEach(() => jest.restoreAllMocks());

describe('a rule', () => {
  it('runs again when a field changes that it has read', async () => {
    passwords();
    type('First', 'a');
    type('Again', 'a');
    expect(alerts()).toEqual([]);
    type('First', 'ab');
    await settle();
    expect(alerts()).toEqual(['Different']);
    type('First', 'a');
    await settle();
    expect(alerts()).toEqual([]);
  });

  it('runs again for what code writes', async () => {
    const form = passwords();
    type('Again', 'x');
    expect(alerts()).toEqual(['Different']);
    act(() => form.setValues({ first: 'x' }));
    await settle();
    expect(alerts()).toEqual([]);
  });

  it('is left alone before its first run, and with a manual trigger', async () => {
    const form = passwords();
    type('First', 'a');
    await settle();
    expect(alerts()).toEqual([]);
    act(() => form.clearValidate());
    await settle();
    type('First', 'b');
    await settle();
    expect(alerts()).toEqual([]);
  });

  it('with a manual trigger runs on demand alone', async () => {
    const form = passwords('manual');
    await act(() => form.validate().catch(() => undefined));
    expect(alerts()).toEqual([]);
    type('First', 'a');
    await settle();
    expect(alerts()).toEqual([]);
    await act(() => form.validate().catch(() => undefined));
    expect(alerts()).toEqual(['Different']);
  });

  it.each(['reset', 'clearValidate', 'removeValidator'] as const)(
    'follows no more after %s, until it has run again',
    async (name) => {
      const form = passwords();
      type('Again', 'x');
      act(() => form[name]());
      type('First', 'y');
      await settle();
      expect(alerts()).toEqual([]);
      act(() => form.reapplyValidator());
      type('Again', 'z');
      expect(alerts()).toEqual(['Different']);
      type('First', 'z');
      await settle();
      expect(alerts()).toEqual([]);
    },
  );

  it('runs for what it has read alone, and once a batch', async () => {
    const validator = jest.fn((value: string, { model }: { model: { a: string; b: string } }) =>
      model.a === '' ? 'No a' : value === model.b && 'Like b',
    );
    const { form } = mountForm({ a: '', b: '', c: '', f: '' }, (it) =>
      it.render('f', { label: 'F', rules: { validator } })(<input />),
    );
    type('F', 'x');
    expect(validator).toHaveBeenCalledTimes(1);
    act(() => form.setValue('b', 'x'));
    act(() => form.setValue('c', 'x'));
    await settle();
    expect(validator).toHaveBeenCalledTimes(1);
    act(() => form.setValues({ a: '1', b: 'x' }));
    await settle();
    expect(validator).toHaveBeenCalledTimes(2);
    act(() => form.setValue('b', 'y'));
    await settle();
    expect(validator).toHaveBeenCalledTimes(3);
    expect(alerts()).toEqual([]);
  });

  it('is followed where it throws, and behind an async rule', async () => {
    const answer = later<string>();
    const { form } = mountForm({ limit: 1, f: '' }, ({ render: item, model }) =>
      item('f', {
        label: 'F',
        rules: [
          { validator: () => answer.promise },
          {
            validator(value) {
              if (value.length > model.limit) throw new Error(`At most ${model.limit}`);
            },
          },
        ],
      })(<input />),
    );
    type('F', 'abc');
    answer.settle('');
    await settle();
    expect(alerts()).toEqual(['At most 1']);
    act(() => form.setValue('limit', 2));
    await settle();
    expect(alerts()).toEqual(['At most 2']);
    act(() => form.setValue('limit', 3));
    await settle();
    expect(alerts()).toEqual([]);
  });

  it('waits for the blur if that is the trigger, even if the rule reads its own field from the model', async () => {
    const { form } = mountForm({ a: '', b: '' }, ({ render: item, model }) => (
      <>
        {item('a', {
          label: 'A',
          trigger: 'blur',
          rules: { validator: () => model.a === model.b && 'Equal' },
        })(<input />)}
        {item('b', { label: 'B' })(<input />)}
      </>
    ));
    fireEvent.blur(input('A'));
    expect(alerts()).toEqual(['Equal']);
    type('A', 'x');
    await settle();
    expect(alerts()).toEqual(['Equal']);
    type('B', 'y');
    await settle();
    expect(alerts()).toEqual([]);
    act(() => form.setValue('a', 'y'));
    await settle();
    expect(alerts()).toEqual(['Equal']);
  });

  it('follows rows that move, with the item that moved', async () => {
    const { form } = mountForm({ max: 2, rows: [{ v: '1' }, { v: '3' }] }, (it) => {
      const rows = it.useSubscribe(({ model }) => model.rows);
      return rows.map((row, index) => (
        <div key={row.v}>
          {it.render(`rows.${index}.v`, {
            label: row.v,
            rules: { validator: (value) => Number(value) > it.model.max && `Over ${it.model.max}` },
          })(<input />)}
        </div>
      ));
    });
    await act(() => form.validate().catch(() => undefined));
    expect(alerts()).toEqual(['Over 2']);
    act(() => void form.model.rows.shift());
    act(() => form.setValue('max', 1));
    await settle();
    expect(alerts()).toEqual(['Over 1']);
    act(() => void form.model.rows.pop());
    act(() => form.setValue('max', 0));
    await settle();
    expect(alerts()).toEqual([]);
  });

  it('reports a cycle of rules and ends it', async () => {
    const thrown = catchThrown();
    const { form } = mountForm({ a: 0, b: 0 }, ({ render: item, model }) => (
      <>
        {item('a', { rules: { validator: () => void (model.b = model.a + 1) } })(<input />)}
        {item('b', { rules: { validator: () => void (model.a = model.b + 1) } })(<input />)}
      </>
    ));
    await act(() => form.validate());
    await act(async () => form.setValue('a', 5));
    await settle();
    expect(thrown).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('BF003') }),
    );
    expect(form.model.a).toBeLessThan(1000);
  });

  it('aborts a pending submit when what it has read changes', async () => {
    const onSubmit = jest.fn();
    const answer = later<string>();
    let form!: UseFormReturn<Passwords>;
    function Host() {
      form = useForm<Passwords>({ first: 'a', again: 'a' });
      const again = form.render('again', {
        rules: {
          validator: (value) => (value === form.model.first ? answer.promise : 'Different'),
        },
      });
      return (
        <Form contextProps={form.contextProps} onSubmit={onSubmit}>
          {again(<input />)}
          <button>Send</button>
        </Form>
      );
    }
    render(<Host />);
    fireEvent.click(screen.getByText('Send'));
    await act(async () => form.setValue('first', 'b'));
    answer.settle('');
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(alerts()).toEqual(['Different']);
  });
});

it('every error that is shown is that of the present data', async () => {
  const names = ['a', 'b', 'c'] as const;
  type Name = (typeof names)[number];
  const refuses = (value: number, other: number) => value < other && `Below ${other}`;
  const name = fc.constantFrom(...names);
  const write = fc.record({ name, value: fc.nat(3), isTyped: fc.boolean() });
  await fc.assert(
    fc
      .asyncProperty(
        fc.tuple(name, name, name),
        fc.array(write, { minLength: 1, maxLength: 12 }),
        async (others, writes) => {
          const ran = new Set<Name>();
          const { form } = mountForm({ a: 0, b: 0, c: 0 }, ({ render: item, model }) => {
            const read = (own: Name) => refuses(model[own], model[others[names.indexOf(own)]]);
            return names.map((own) => (
              <div key={own}>
                {item(own, {
                  label: own,
                  formatChangeValue: (event) => Number(event.target.value),
                  rules: { validator: () => read(own) },
                })(<input />)}
              </div>
            ));
          });
          for (const { name: own, value, isTyped } of writes) {
            if (isTyped && form.model[own] !== value) ran.add(own);
            if (isTyped) type(own, String(value));
            else act(() => form.setValue(own, value));
            await settle();
            const expected = names
              .filter((each) => ran.has(each))
              .map((each) => refuses(form.model[each], form.model[others[names.indexOf(each)]]))
              .filter(Boolean);
            expect(alerts()).toEqual(expected);
          }
        },
      )
      .afterEach(cleanup),
    { numRuns: 60 },
  );
}, 60_000);
