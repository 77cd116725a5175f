import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import { mountForm } from './testing/mountForm';
import { Form, FormItem, useForm, type UseFormReturn } from './index';

interface Person {
  name: string;
  address: { city: string; zip?: string };
  tags: string[];
  born: Date | null;
  extra: unknown;
}

const person = (): Person => ({
  name: 'Ada',
  address: { city: 'London' },
  tags: ['a', 'b'],
  born: null,
  extra: undefined,
});

describe('the model', () => {
  it('never touches what the caller gave, also when it is frozen', () => {
    const given = Object.freeze({
      ...person(),
      address: Object.freeze({ city: 'London' }),
      tags: Object.freeze(['a', 'b']) as string[],
    });
    const { form } = mountForm<Person>(given);
    act(() => {
      form.model.name = 'Grace';
      form.model.address.city = 'New York';
      form.model.tags.push('c');
      form.setValue('tags.0', 'x');
      form.setValues({ address: { zip: '1' } });
    });
    expect(form.model).toEqual({
      ...person(),
      name: 'Grace',
      address: { city: 'New York', zip: '1' },
      tags: ['x', 'b', 'c'],
    });
    expect(given).toEqual(person());
  });

  it('takes frozen values later too', () => {
    const { form } = mountForm({ row: { cells: [{ v: 1 }] } });
    act(() => {
      form.model.row = Object.freeze({
        cells: Object.freeze([Object.freeze({ v: 1 })]) as unknown as { v: number }[],
      });
      form.model.row.cells[0].v = 2;
    });
    expect(form.model).toEqual({ row: { cells: [{ v: 2 }] } });
  });

  it('is one proxy whose parts keep their identity', () => {
    const rows = [{ id: 1 }, { id: 2 }];
    const { form } = mountForm({ o: { deep: {} }, rows });
    const [first, second] = form.model.rows;
    expect(form.model.o).toBe(form.model.o);
    expect(form.model.o.deep).toBe(form.model.o.deep);
    expect(form.model.rows).toBe(form.model.rows);
    act(() => void form.model.rows.reverse());
    expect(form.model.rows[0]).toBe(second);
    act(() => {
      form.model.rows = form.model.rows.filter((row) => row.id === 1);
    });
    expect(form.model.rows[0]).toBe(first);
    expect(form.model.rows.includes(first)).toBe(true);
    expect(form.model.rows.indexOf(first)).toBe(0);
  });

  it('keeps a list that was filtered, mapped or spread as live as before', async () => {
    const { form } = mountForm({ rows: [{ v: 'a' }, { v: 'b' }] }, ({ render: field }) =>
      field('rows.0.v', { label: 'First' })(<input />),
    );
    act(() => {
      form.model.rows = [...form.model.rows.filter(({ v }) => v === 'b')];
    });
    expect(screen.getByLabelText('First')).toHaveValue('b');
    act(() => {
      form.model.rows[0].v = 'c';
    });
    expect(screen.getByLabelText('First')).toHaveValue('c');
  });

  it('keeps dates, maps, sets, files, elements, functions and instances raw', () => {
    class Money {}
    const raw = {
      date: new Date(),
      map: new Map(),
      set: new Set(),
      file: new File([], 'a.txt'),
      element: createElement('b'),
      act: () => 1,
      money: new Money(),
    };
    const { form } = mountForm(raw);
    for (const key of Object.keys(raw) as (keyof typeof raw)[]) {
      expect(form.model[key]).toBe(raw[key]);
    }
  });

  it('holds on to nothing that it was given', () => {
    const { form } = mountForm({ row: { v: 1 }, rows: [] as { v: number }[], other: { v: 0 } });
    const [row, added, set, merged] = [{ v: 1 }, { v: 1 }, { v: 1 }, { v: 1 }];
    act(() => {
      form.model.row = row;
      form.model.rows.push(added);
      form.setValue('rows.1', set);
      form.setValues({ other: merged });
      form.model.row.v = form.model.rows[0].v = form.model.rows[1].v = form.model.other.v = 2;
    });
    expect([row, added, set, merged]).toEqual([{ v: 1 }, { v: 1 }, { v: 1 }, { v: 1 }]);
  });
});

describe('a write', () => {
  const fields = ({ render: field }: UseFormReturn<Person>) => (
    <>
      {field('name', { label: 'Name' })(<input />)}
      {field('address.city', { label: 'City' })(<input />)}
      {field('tags.1', { label: 'Tag' })(<input />)}
      {field('tags', { label: 'Tags' })(({ attrs }) => (
        <output id={attrs.id}>{(attrs.value as string[]).join()}</output>
      ))}
    </>
  );
  const shown = () =>
    ['Name', 'City', 'Tag'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  it.each<[string, (form: UseFormReturn<Person>) => void, string[]]>([
    ['assignment', ({ model }) => (model.name = 'x'), ['x', 'London', 'b']],
    ['assignment below', ({ model }) => (model.address.city = 'x'), ['Ada', 'x', 'b']],
    ['assignment above', ({ model }) => (model.address = { city: 'x' }), ['Ada', 'x', 'b']],
    ['delete', ({ model }) => delete (model as Partial<Person>).name, ['', 'London', 'b']],
    ['delete above', (f) => delete (f.model as Partial<Person>).address, ['Ada', '', 'b']],
    ['push', ({ model }) => model.tags.push('x'), ['Ada', 'London', 'b']],
    ['unshift', ({ model }) => model.tags.unshift('x'), ['Ada', 'London', 'a']],
    ['pop', ({ model }) => model.tags.pop(), ['Ada', 'London', '']],
    ['shift', ({ model }) => model.tags.shift(), ['Ada', 'London', '']],
    ['splice', ({ model }) => model.tags.splice(0, 1, 'x', 'y'), ['Ada', 'London', 'y']],
    ['sort', ({ model }) => model.tags.sort((a, b) => (a < b ? 1 : -1)), ['Ada', 'London', 'a']],
    ['reverse', ({ model }) => model.tags.reverse(), ['Ada', 'London', 'a']],
    ['an index', ({ model }) => (model.tags[1] = 'x'), ['Ada', 'London', 'x']],
    ['length', ({ model }) => (model.tags.length = 1), ['Ada', 'London', '']],
    ['setValue', ({ setValue }) => setValue('address.city', 'x'), ['Ada', 'x', 'b']],
    ['setValue above', (f) => f.setValue('address', { city: 'x' }), ['Ada', 'x', 'b']],
    ['setValue of a list', ({ setValue }) => setValue('tags', ['x', 'y']), ['Ada', 'London', 'y']],
    ['setValues', (f) => f.setValues({ name: 'x', address: { city: 'y' } }), ['x', 'y', 'b']],
    ['Object.assign', ({ model }) => Object.assign(model, { name: 'x' }), ['x', 'London', 'b']],
  ])('%s changes data and views at once, without the host', (_name, change, expected) => {
    const { form, hostRenders } = mountForm(person(), fields);
    act(() => void change(form));
    expect(shown()).toEqual(expected);
    expect(screen.getByLabelText('Tags')).toHaveTextContent(form.model.tags.join());
    expect(hostRenders()).toBe(1);
  });

  it('that changes nothing is silent', () => {
    const selector = jest.fn(({ model }: { model: Person }) => model.name + model.tags.length);
    const { form } = mountForm({ ...person(), extra: NaN }, (it) => {
      it.useSubscribe(selector);
      it.useSubscribe(({ model }) => selector.length && model.extra);
      return null;
    });
    selector.mockClear();
    act(() => {
      form.model.name = 'Ada';
      form.model.extra = NaN;
      const { tags } = form.model;
      form.model.tags = tags;
      form.setValues({ name: 'Ada', address: { city: 'London' } });
      form.setValue('name', 'Ada');
    });
    expect(selector).not.toHaveBeenCalled();
  });

  it('refreshes every item of one bindId', async () => {
    const user = userEvent.setup();
    mountForm({ a: '' }, ({ render: field }) => (
      <>
        {field('a', { label: 'One' })(<input />)}
        {field('a', { label: 'Two' })(<input />)}
      </>
    ));
    await user.type(screen.getByLabelText('One'), 'hi');
    expect(screen.getByLabelText('Two')).toHaveValue('hi');
  });

  it('renders only what it concerns', async () => {
    const user = userEvent.setup();
    const renders: Record<string, number> = {};
    const Counted = ({ name, children }: { name: string; children?: ReactNode }) => {
      renders[name] = (renders[name] ?? 0) + 1;
      return children;
    };
    function Field({ name, ...props }: { name: string } & Record<string, unknown>) {
      renders[name] = (renders[name] ?? 0) + 1;
      return <input {...props} />;
    }
    function Sum({ form, of }: { form: UseFormReturn<{ a: string; b: string }>; of: 'a' | 'b' }) {
      const value = form.useSubscribe(({ model }) => model[of]);
      return <Counted name={`sum of ${of}`}>{value}</Counted>;
    }
    mountForm({ a: '', b: '' }, (form) => (
      <Counted name="host">
        {form.render('a', { label: <Counted name="label of a">A</Counted> })(<Field name="a" />)}
        {form.render('b', { label: 'B' })(<Field name="b" />)}
        <Sum form={form} of="a" />
        <Sum form={form} of="b" />
      </Counted>
    ));
    const before = { ...renders };
    await user.type(screen.getByLabelText('A'), 'xyz');
    expect(renders).toEqual({ ...before, a: before.a + 3, 'sum of a': before['sum of a'] + 3 });
  });

  it('by setValue or setValues neither validates nor calls updated', async () => {
    const updated = jest.fn();
    const validator = jest.fn();
    const { form } = mountForm(person(), ({ render: field }) =>
      field('name', { rules: [{ required: true }, { validator }], contextProps: { updated } })(
        <input />,
      ),
    );
    await act(async () => {
      form.setValue('name', '');
      form.setValues({ name: '', tags: [] });
      form.model.name = '';
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(validator).not.toHaveBeenCalled();
    expect(updated).not.toHaveBeenCalled();
  });
});

describe('setValues', () => {
  it('merges plain objects, replaces everything else, and notifies once', () => {
    const born = new Date();
    let reads = 0;
    const { form } = mountForm(
      { ...person(), extra: { map: new Map([['a', 1]]), list: [{ a: 1, b: 2 }], keep: 1 } },
      (it) => {
        it.useSubscribe(({ model }) => {
          reads += 1;
          return { ...model };
        });
        return null;
      },
    );
    reads = 0;
    act(() => {
      form.setValues({
        born,
        tags: ['z'],
        address: { zip: '9' },
        extra: { map: new Map([['b', 2]]), list: [{ a: 9 }] } as never,
      });
      expect(reads).toBe(1);
    });
    expect(form.model).toEqual({
      name: 'Ada',
      address: { city: 'London', zip: '9' },
      tags: ['z'],
      born,
      extra: { map: new Map([['b', 2]]), list: [{ a: 9 }], keep: 1 },
    });
  });
});

describe('pollution of prototypes', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  const attack = JSON.parse(
    '{"__proto__": {"x": 1}, "o": {"__proto__": {"x": 1}, "constructor": {"prototype": {"x": 1}}}, "l": [{"__proto__": {"x": 1}}]}',
  ) as object;

  it.each<[string, (form: UseFormReturn<Record<string, unknown>>) => void]>([
    ['setValue of a path', ({ setValue }) => setValue('__proto__.x', 1)],
    ['setValue of a deep path', ({ setValue }) => setValue('o.constructor.prototype.x', 1)],
    ['setValue of a value', ({ setValue }) => setValue('o', attack)],
    ['setValues', ({ setValues }) => setValues(attack)],
    ['assignment', ({ model }) => (model.o = attack)],
    ['a key of the model', ({ model }) => (model['__proto__'] = { x: 1 })],
  ])('by %s fails', (_name, change) => {
    const { form } = mountForm<Record<string, unknown>>({ o: {} });
    act(() => change(form));
    expect(({} as { x?: number }).x).toBeUndefined();
    expect((form.model as { x?: number }).x).toBeUndefined();
    expect((form.model.o as { x?: number }).x).toBeUndefined();
    expect(Object.getPrototypeOf(form.model)).toBe(Object.prototype);
  });
});

describe('what useForm returns', () => {
  it('is the same for the life of the component', () => {
    const seen: UseFormReturn<{ a: string }>[] = [];
    function Host({ label }: { label: string }) {
      const form = useForm({ a: '' }, { labelClass: label });
      seen.push({ ...form });
      return form.render('a', { label })(<input />);
    }
    const { rerender } = render(<Host label="One" />);
    rerender(<Host label="Two" />);
    expect(seen).toHaveLength(2);
    for (const key of Object.keys(seen[0]) as (keyof (typeof seen)[0])[]) {
      expect(seen[1][key]).toBe(seen[0][key]);
    }
    // What render was given, and what useForm was given, are current all the same.
    expect(screen.getByText('Two')).toHaveClass('Two');
  });

  it('offers forceUpdate for hosts that read the model while rendering', async () => {
    const { form, hostRenders } = mountForm({ a: '1' }, ({ model }) => <p>{model.a}</p>);
    act(() => {
      form.model.a = '2';
    });
    expect(screen.getByText('1')).toBeVisible();
    act(() => form.forceUpdate());
    expect(screen.getByText('2')).toBeVisible();
    await act(async () => {
      form.forceUpdate(true);
      expect(hostRenders()).toBe(2);
    });
    expect(hostRenders()).toBe(3);
    act(() => form.setState());
    expect(hostRenders()).toBe(4);
  });
});

describe('an item without a shared model', () => {
  it('owns its value, shown from initialValue, else defaultValue', async () => {
    const user = userEvent.setup();
    render(
      <Form>
        <FormItem bindId="a" label="A" initialValue="i" defaultValue="d">
          <input />
        </FormItem>
        <FormItem bindId="b" label="B" defaultValue="d">
          <input />
        </FormItem>
        <FormItem bindId="b" label="C">
          <input />
        </FormItem>
      </Form>,
    );
    await user.type(screen.getByLabelText('A'), '1');
    await user.type(screen.getByLabelText('B'), '2');
    expect(screen.getByLabelText('A')).toHaveValue('i1');
    expect(screen.getByLabelText('B')).toHaveValue('d2');
    expect(screen.getByLabelText('C')).toHaveValue('');
  });
});

describe('an input method editor', () => {
  it('composes without being disturbed', () => {
    const { form } = mountForm({ a: '' }, ({ render: field }) => field('a')(<input />));
    const input = screen.getByRole('textbox');
    fireEvent.compositionStart(input);
    for (const value of ['n', 'ni', '你']) {
      fireEvent.compositionUpdate(input, { data: value });
      fireEvent.input(input, { target: { value }, isComposing: true });
      // The control is the same one and shows what the editor wrote, so the composition goes on.
      expect(screen.getByRole('textbox')).toBe(input);
      expect(input).toHaveValue(value);
    }
    fireEvent.compositionEnd(input, { data: '你' });
    expect(form.model.a).toBe('你');
  });
});
