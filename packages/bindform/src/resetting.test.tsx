import { Checkbox } from '@radix-ui/react-checkbox';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createRef,
  Fragment,
  useState,
  version,
  type ComponentProps,
  type ComponentType,
  type PropsWithChildren,
} from 'react';
import { Form, FormItem, type FormItemMethod, type UseFormReturn } from './index';
import { mountForm } from './testing/mountForm';

it('restores exactly the initial data, with defaults of items over it, and clears errors', () => {
  const { form } = mountForm<{ a: string; b?: string; c: string; away: string }>(
    { a: 'A', c: 'C', away: 'X' },
    ({ render: item }) => (
      <>
        {item('a', { label: 'A' })(<input />)}
        {item('b', { label: 'B' })(<input />)}
        {item('c', { label: 'C', defaultValue: 'own' })(<input />)}
      </>
    ),
  );
  act(() => {
    form.setValues({ a: '1', b: '2', c: '3', away: '4' });
    form.setError(['a', 'b'], 'wrong');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  act(() => form.reset());
  expect(form.model).toEqual({ a: 'A', c: 'own', away: 'X' });
  expect(screen.getByLabelText('A')).toHaveValue('A');
  expect(screen.getByLabelText('C')).toHaveValue('own');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['null', null],
  ['an empty text', ''],
  ['false', false],
  ['zero', 0],
])('takes %s as a default value of an item', (_name, defaultValue) => {
  const { form } = mountForm<{ a: unknown }>({ a: 'A' }, ({ render: item }) =>
    item('a', { defaultValue })(() => null),
  );
  act(() => form.setValue('a', 'x'));
  act(() => form.reset());
  expect(form.model.a).toBe(defaultValue);
});

it('refreshes the host once, after everything is restored', () => {
  const seen: string[] = [];
  const { form, hostRenders } = mountForm({ a: 'A', b: 'B' }, ({ render: item, model }) => {
    seen.push(model.a + model.b);
    return (
      <>
        {item('a')(<input />)}
        {item('b')(<input />)}
      </>
    );
  });
  act(() => form.setValues({ a: '1', b: '2' }));
  act(() => form.reset());
  expect(seen).toEqual(['AB', 'AB']);
  expect(hostRenders()).toBe(2);
});

it('never hands the defaults to the model', () => {
  const own = [{ v: 1 }];
  const { form } = mountForm({ list: [{ v: 'A' }], own: [] as object[] }, ({ render: item }) => (
    <>
      {item('list')(() => null)}
      {item('own', { defaultValue: own })(() => null)}
    </>
  ));
  for (let round = 0; round < 2; round += 1) {
    act(() => {
      form.model.list[0].v = 'changed';
      form.model.list.push({ v: 'more' });
      form.model.own.push({});
      form.reset();
    });
    expect(form.model).toEqual({ list: [{ v: 'A' }], own: [{ v: 1 }] });
  }
  expect(own).toEqual([{ v: 1 }]);
});

it('of one item leaves the others', () => {
  const ref = createRef<FormItemMethod>();
  const { form } = mountForm({ a: 'A', b: 'B' }, ({ contextProps, render: item }) => (
    <>
      <FormItem bindId="a" ref={ref} contextProps={contextProps}>
        <input />
      </FormItem>
      {item('b')(<input />)}
    </>
  ));
  act(() => form.setValues({ a: '1', b: '2' }));
  act(() => ref.current?.reset());
  expect(form.model).toEqual({ a: 'A', b: '2' });
});

it('restores the defaultValue of an item without a shared model, never its initialValue', async () => {
  const user = userEvent.setup();
  const [first, second] = [createRef<FormItemMethod>(), createRef<FormItemMethod>()];
  render(
    <>
      <FormItem ref={first} bindId="a" label="A" initialValue="i" defaultValue="d">
        <input />
      </FormItem>
      <FormItem ref={second} bindId="b" label="B" initialValue="i">
        <input />
      </FormItem>
    </>,
  );
  await user.type(screen.getByLabelText('A'), '1');
  await user.type(screen.getByLabelText('B'), '1');
  act(() => {
    first.current?.reset();
    second.current?.reset();
  });
  expect(screen.getByLabelText('A')).toHaveValue('d');
  expect(screen.getByLabelText('B')).toHaveValue('i1');
});

it('may be a handler', async () => {
  const { form } = mountForm({ a: 'A' }, ({ render: item, reset }) => (
    <>
      {item('a')(<input />)}
      <button onClick={reset}>reset</button>
    </>
  ));
  act(() => form.setValue('a', 'x'));
  await userEvent.setup().click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveValue('A');
});

describe('the whole form', () => {
  const rows = [
    { id: 1, text: 'one', note: '' },
    { id: 2, text: 'two', note: '' },
  ];
  const show = ({ render: item, useSubscribe }: UseFormReturn<{ rows: typeof rows }>) =>
    // eslint-disable-next-line react-hooks/rules-of-hooks -- called by the host alone
    useSubscribe(({ model }) => model.rows.map(({ id }) => id)).map((id, index) => (
      <div key={id}>{item(`rows.${index}.text`, { label: String(id) })(<input />)}</div>
    ));

  it('gets exactly its initial data, moved, added and removed rows included', () => {
    const { form } = mountForm({ rows }, show);
    act(() => {
      form.model.rows.reverse();
      form.model.rows.push({ id: 9, text: 'nine', note: '' });
      form.model.rows[0].text = 'changed';
      form.model.rows[1].note = 'bound by no field';
    });
    act(() => form.reset());
    expect(form.model).toEqual({ rows });
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.getByLabelText('1')).toHaveValue('one');
    expect(screen.getByLabelText('2')).toHaveValue('two');
  });

  it('takes values as what it restores from now on', () => {
    const loaded = { rows: [{ id: 5, text: 'five', note: 'n' }] };
    const { form } = mountForm({ rows }, show);
    act(() => form.reset(loaded));
    expect(form.model).toEqual(loaded);
    act(() => {
      form.model.rows[0].text = 'changed';
      form.reset();
    });
    expect(form.model).toEqual({ rows: [{ id: 5, text: 'five', note: 'n' }] });
    expect(loaded.rows[0].text).toBe('five');
  });

  it('does not bring a row back for the defaultValue of its field', () => {
    const { form } = mountForm({ list: ['a'] }, ({ render: item, useSubscribe }) =>
      useSubscribe(({ model }) => model.list).map((_, index) => (
        <div key={index}>{item(`list.${index}`, { defaultValue: 'own' })(<input />)}</div>
      )),
    );
    act(() => void form.model.list.push('b', 'c'));
    act(() => form.reset());
    expect(form.model).toEqual({ list: ['own'] });
  });
});

describe('a native form around the fields', () => {
  interface Terms {
    name: string;
    agreed: boolean;
  }
  const mountTerms = (props: ComponentProps<'form'>, around: ComponentType<PropsWithChildren>) => {
    const Around = around;
    return mountForm<Terms>({ name: 'Ada', agreed: false }, ({ render: item }) => (
      <form {...props}>
        <Around>
          {item('name', { label: 'Name' })(<input />)}
          {item('agreed', { label: 'Agreed' })(<input type="checkbox" />)}
          <button type="reset">Start over</button>
          <button>Save</button>
        </Around>
      </form>
    ));
  };
  const edit = async () => {
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(screen.getByLabelText('Agreed'));
  };
  const expectStart = async (form: UseFormReturn<Terms>) => {
    await waitFor(() => expect(form.model).toEqual({ name: 'Ada', agreed: false }));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Agreed')).not.toBeChecked();
  };

  it.each<[string, ComponentType<PropsWithChildren>]>([
    ['alone', Fragment],
    ['with a Form that is a group', Form],
  ])('takes screen and model back when it is reset, %s', async (_, around) => {
    const { form } = mountTerms({}, around);
    await edit();
    expect(form.model).toEqual({ name: 'Ada!', agreed: true });
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await expectStart(form);
  });

  it('leaves them when the reset is prevented', async () => {
    const { form } = mountTerms({ onReset: (event) => event.preventDefault() }, Fragment);
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(form.model).toEqual({ name: 'Ada!', agreed: true });
    expect(screen.getByLabelText('Agreed')).toBeChecked();
  });

  it('takes back a control that appeared later', async () => {
    const { form } = mountForm({ name: 'Ada' }, ({ render: item }) => {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <form>
          {item('name', { noStyle: true })(isOpen ? <input aria-label="Name" /> : <></>)}
          <button type="button" onClick={() => setIsOpen(true)}>
            Edit
          </button>
          <button type="reset">Start over</button>
        </form>
      );
    });
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(form.model.name).toBe('Ada'));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  });

  (version < '19' ? it.skip : it)('takes them back after an action of React 19', async () => {
    const sent: unknown[] = [];
    const action = (data: FormData) => void sent.push(Object.fromEntries(data));
    const { form } = mountTerms({ action }, Fragment);
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expectStart(form);
    expect(sent).toEqual([{ name: 'Ada!', agreed: 'on' }]);
  });
});

describe('a Form with a control that restores itself on a reset', () => {
  const onCapture = jest.fn();
  beforeAll(() => {
    window.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
    } as never;
  });
  afterAll(() => void delete (window as Partial<typeof window>).ResizeObserver);
  const mountTerms = (isPrevented: boolean) =>
    mountForm({ agreed: false }, ({ render: item, contextProps }) => (
      <Form
        contextProps={contextProps}
        onSubmit={() => undefined}
        onReset={(event) => isPrevented && event.preventDefault()}
        onResetCapture={onCapture}
      >
        {item('agreed', { label: 'Agreed', rules: { required: 'Accept the terms' } })(
          ({ attrs: { id, ref, checked, onChange } }) => (
            <Checkbox id={id} ref={ref} checked={checked} onCheckedChange={onChange} />
          ),
        )}
        <button type="reset">Start over</button>
      </Form>
    ));
  const check = async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: /Agreed/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };

  it('keeps what the user has entered when the reset is prevented', async () => {
    const { form } = mountTerms(true);
    act(() => form.setFormError('Not saved'));
    await check();
    expect(form.model.agreed).toBe(true);
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    expect(onCapture).toHaveBeenCalledTimes(1);
  });

  it('restores it otherwise, without an error', async () => {
    const { form } = mountTerms(false);
    await check();
    expect(form.model.agreed).toBe(false);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what is written', () => {
  it('is a copy, also of data of this or another form', () => {
    const { form } = mountForm({ rows: [{ tags: ['a'] }], address: { city: 'x' } });
    const { form: other } = mountForm({ address: { city: 'y' } });
    act(() => {
      form.model.rows.push({ ...form.model.rows[0] });
      form.model.rows.push(form.model.rows[0]);
      form.model.rows[0].tags.push('b');
      form.setValue('address', other.model.address);
      form.model.address.city = 'z';
    });
    expect(form.model.rows).toEqual([{ tags: ['a', 'b'] }, { tags: ['a'] }, { tags: ['a'] }]);
    expect(other.model.address.city).toBe('y');
    act(() => {
      form.model.rows = [...form.model.rows, form.model.rows[1]];
      form.model.rows[1].tags.push('c');
    });
    expect(form.model.rows[3]).toEqual({ tags: ['a'] });
  });
});

it('a field without a value at first is cleared by its reset, and that of a native form', async () => {
  const { form } = mountForm<{ name?: string }>({ name: undefined }, (it) => (
    <form aria-label="Person">
      {it.render('name', { label: 'Name' })(({ attrs, reset }) => (
        <>
          <input {...attrs} checked={undefined} value={String(attrs.value)} />
          <button type="button" onClick={reset}>
            Clear
          </button>
        </>
      ))}
    </form>
  ));
  const name = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(name).toHaveValue('');
  fireEvent.change(name, { target: { value: 'Ada' } });
  fireEvent.reset(screen.getByRole('form', { name: 'Person' }));
  await waitFor(() => expect(name).toHaveValue(''));
  expect(form.model).toEqual({ name: undefined });
});
