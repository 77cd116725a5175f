import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, version, type ReactNode } from 'react';
import { FormItem, useForm, type UseFormReturn } from './index';
import { field } from './testing/mountField';
import { mountForm } from './testing/mountForm';

describe('an element as content', () => {
  const seen: Record<string, unknown>[] = [];
  const Kit = (props: Record<string, unknown>) => {
    seen.push(props);
    return null;
  };
  const given = () => seen[seen.length - 1];

  it('gets id, value, checked and handlers', () => {
    field('x', <Kit />);
    expect(given()).toEqual({
      id: expect.any(String),
      name: 'f',
      // A function component has a ref only from React 19 on.
      ...(version >= '19' && { ref: expect.any(Function) }),
      value: 'x',
      checked: true,
      readOnly: false,
      onChange: expect.any(Function),
      onBlur: expect.any(Function),
    });
  });

  it('gets readOnly and aria attributes when they apply', async () => {
    const { form } = field('', <Kit />, { readOnly: true, rules: { required: true } });
    await act(() => form.validate().catch(() => undefined));
    expect(given()).toMatchObject({
      readOnly: true,
      'aria-required': true,
      'aria-invalid': true,
      'aria-describedby': screen.getByRole('alert').id,
    });
  });

  it('keeps its own props over those, its own value over the field, and yields to defineProps', () => {
    field('x', <Kit id="own" value="own" checked={false} readOnly={false} title="own" />, {
      readOnly: true,
      defineProps: ({ attrs }) => ({ title: `defined for ${String(attrs.value)}`, lang: 'fr' }),
    });
    expect(given()).toMatchObject({
      id: 'own',
      value: 'own',
      checked: false,
      readOnly: false,
      title: 'defined for x',
      lang: 'fr',
    });
  });

  it('has its handlers called after the library, with all arguments', () => {
    const calls: unknown[] = [];
    const { value } = field(
      '',
      <Kit
        onChange={(...args: unknown[]) => calls.push(value(), ...args)}
        onBlur={(...args: unknown[]) => calls.push(...args)}
      />,
    );
    const { onChange, onBlur } = given() as Record<string, (...args: unknown[]) => void>;
    act(() => onChange('new', 'second', 3));
    act(() => onBlur('left', 'too'));
    expect(calls).toEqual(['new', 'new', 'second', 3, 'left', 'too']);
  });

  it('has a handler of defineProps called in place of the library, which that may call', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    const { value } = field('', <input role="switch" onChange={onChange} />, {
      defineProps: ({ attrs }) => ({
        onChange: () => attrs.onChange({ target: { checked: true } }, 'checkbox'),
      }),
    });
    await user.type(screen.getByRole('switch'), 'x');
    expect(value()).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('shows nothing, null and undefined as an empty control', () => {
    const error = jest.spyOn(console, 'error');
    const { form } = field(null, <input />);
    expect(screen.getByRole('textbox')).toHaveValue('');
    act(() => {
      form.model.f = 'x';
    });
    act(() => {
      form.model.f = undefined;
    });
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('may be text or a list, which are shown as they are', () => {
    render(
      <FormItem bindId="a" label="A">
        just <b>text</b>
      </FormItem>,
    );
    expect(screen.getByText('text')).toBeVisible();
  });
});

describe('native controls', () => {
  const user = userEvent.setup();

  it('a text field', async () => {
    const { value } = field('a', <input />);
    await user.type(screen.getByRole('textbox'), 'b');
    expect(value()).toBe('ab');
  });

  it('a text field whose field is called length, in data that is no list', () => {
    const { form } = mountForm({ length: '30' }, (it) => it.render('length')(<input />));
    for (const value of ['1', '', '130']) {
      fireEvent.change(screen.getByRole('textbox'), { target: { value } });
      expect(form.model.length).toBe(value);
    }
  });

  it('a text area', async () => {
    const { value } = field('', <textarea />);
    await user.type(screen.getByRole('textbox'), 'a{enter}b');
    expect(value()).toBe('a\nb');
  });

  it('a checkbox', async () => {
    const { value } = field(undefined, <input type="checkbox" />);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await user.click(screen.getByRole('checkbox'));
    expect(value()).toBe(true);
    expect(screen.getByRole('checkbox')).toBeChecked();
    await user.click(screen.getByRole('checkbox'));
    expect(value()).toBe(false);
  });

  it('radio buttons', async () => {
    const { form } = mountForm({ f: 'b' }, ({ render: item }) =>
      ['a', 'b'].map((name) => (
        <div key={name}>{item('f', { label: name })(<input type="radio" value={name} />)}</div>
      )),
    );
    expect(screen.getByLabelText('b')).toBeChecked();
    await user.click(screen.getByLabelText('a'));
    expect(form.model.f).toBe('a');
    expect(screen.getByLabelText('a')).toBeChecked();
    expect(screen.getByLabelText('b')).not.toBeChecked();
  });

  it('a select', async () => {
    const { value } = field(
      'b',
      <select>
        <option>a</option>
        <option>b</option>
      </select>,
    );
    expect(screen.getByRole('combobox')).toHaveValue('b');
    await user.selectOptions(screen.getByRole('combobox'), 'a');
    expect(value()).toBe('a');
  });

  it('a select of several', async () => {
    const { value } = field(
      undefined,
      <select multiple>
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>,
    );
    expect(screen.getByRole('listbox')).toHaveValue([]);
    await user.selectOptions(screen.getByRole('listbox'), ['a', 'c']);
    expect(value()).toEqual(['a', 'c']);
    expect(screen.getByRole('listbox')).toHaveValue(['a', 'c']);
  });

  it('a file field', async () => {
    const { value } = field(null, <input type="file" aria-label="File" />);
    const file = new File(['x'], 'x.txt');
    await user.upload(screen.getByLabelText('File'), file);
    expect((value() as FileList)[0]).toBe(file);
  });

  it('numbers, through formatChangeValue', async () => {
    const { value } = field(1, <input type="number" />, {
      formatChangeValue: (event: { target: HTMLInputElement }) => event.target.valueAsNumber,
    });
    await user.type(screen.getByRole('spinbutton'), '2');
    expect(value()).toBe(12);
  });
});

describe('controls of UI kits', () => {
  it.each([
    ['a text', 'b'],
    ['a list', ['a']],
    ['a truth', false],
    ['nothing', undefined],
    ['null', null],
    ['a date', new Date(0)],
  ])('may pass the value itself: %s', (_name, next) => {
    const Kit = ({ onChange }: { onChange?: (value: unknown) => void }) => (
      <button onClick={() => onChange?.(next)} />
    );
    const { value } = field('a', <Kit />);
    fireEvent.click(screen.getByRole('button'));
    expect(value()).toEqual(next);
  });

  it('may be declared a checkbox', () => {
    const { value } = field('', ({ attrs }) => (
      <button onClick={() => attrs.onChange({ target: { checked: true } }, 'checkbox')} />
    ));
    fireEvent.click(screen.getByRole('button'));
    expect(value()).toBe(true);
  });
});

describe('a function as content', () => {
  it('gets what the field is and can do, and the defined props; nothing is injected', () => {
    const content = jest.fn((_options: object) => <input aria-label="Plain" />);
    const { form } = mountForm({ f: 'x' }, (it) =>
      it.render('f', { defineProps: ({ bindId }) => ({ title: bindId }) })(content),
    );
    expect(content).toHaveBeenLastCalledWith({
      model: form.model,
      bindId: 'f',
      isError: false,
      errorMessage: undefined,
      isValidating: false,
      attrs: {
        id: expect.any(String),
        name: 'f',
        ref: expect.any(Function),
        value: 'x',
        checked: true,
        readOnly: false,
        onChange: expect.any(Function),
        onBlur: expect.any(Function),
      },
      validate: expect.any(Function),
      reset: expect.any(Function),
      clearValidate: expect.any(Function),
      removeValidator: expect.any(Function),
      reapplyValidator: expect.any(Function),
      setValue: expect.any(Function),
      setError: expect.any(Function),
      props: { title: 'f' },
    });
    expect(screen.getByLabelText('Plain')).not.toHaveAttribute('title');
    expect(screen.getByLabelText('Plain')).not.toHaveAttribute('id');
  });

  it('may use the methods', async () => {
    const user = userEvent.setup();
    const { value } = field('x', (options) => {
      const { setValue, setError } = options as never as {
        setValue: (v: unknown) => void;
        setError: (m: string) => void;
      };
      return (
        <button onClick={() => (setValue('y'), setError('wrong'))}>
          {String(options.attrs.value)}
        </button>
      );
    });
    await user.click(screen.getByRole('button', { name: 'x' }));
    expect(screen.getByRole('button', { name: 'y' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('wrong');
    expect(value()).toBe('y');
  });

  it('is shown in FormItem as getContent; when that gives nothing, the children are', () => {
    const item = (getContent?: () => ReactNode) => (
      <FormItem bindId="a" initialValue="v" getContent={getContent}>
        <input aria-label="Child" />
      </FormItem>
    );
    const { rerender } = render(item(() => <b>content</b>));
    expect(screen.getByText('content')).toBeVisible();
    expect(screen.queryByLabelText('Child')).toBeNull();
    rerender(item(() => null));
    expect(screen.getByLabelText('Child')).toHaveValue('v');
    rerender(item());
    expect(screen.getByLabelText('Child')).toHaveValue('v');
  });
});

it('is another field where it takes the place of one, without its error', async () => {
  const isOk = (name: string) => ({
    label: name,
    trigger: 'touched' as const,
    rules: { validator: (value: string) => value !== 'ok' && `No ${name}` },
  });
  function Host() {
    const form = useForm({ email: 'x', phone: '' });
    const [by, setBy] = useState<'email' | 'phone'>('email');
    return (
      <>
        {by === 'email'
          ? form.render('email', isOk('email'))(<input />)
          : form.render('phone', isOk('phone'))(<input />)}
        <button onClick={() => setBy('phone')}>By phone</button>
      </>
    );
  }
  render(<Host />);
  fireEvent.blur(screen.getByLabelText('email'));
  expect(screen.getByRole('alert')).toHaveTextContent('No email');
  fireEvent.click(screen.getByText('By phone'));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(screen.getByLabelText('phone'), { target: { value: '1' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['whose paths end in the same letter', 'name', 'age'],
  ['of objects that are both missing', 'billing.street', 'shipping.street'],
])('loses its error when it shows another field, also of two %s', async (_, first, second) => {
  let form!: UseFormReturn<{ name: string; age: string }>;
  function Host({ path }: { path: string }) {
    form = useForm({ name: '', age: '' });
    return form.render(path as 'name', { rules: { required: 'Missing' } })(<input />);
  }
  const { rerender } = render(<Host path={first} />);
  await act(() => form.validate().catch(() => undefined));
  expect(screen.getByRole('alert')).toHaveTextContent('Missing');
  rerender(<Host path={second} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a bindId may be a number', async () => {
  const { form } = mountForm(['a', 'b'], (it) => it.render(1)(<input />));
  await userEvent.setup().type(screen.getByRole('textbox'), '!');
  expect(form.model).toEqual(['a', 'b!']);
});

it('a value stays where it was typed when bindId changes', async () => {
  const user = userEvent.setup();
  function Host({ id }: { id: 'a' | 'b' }) {
    const { render: item } = useForm({ a: '', b: 'B' });
    return item(id)(<input />);
  }
  const { rerender } = render(<Host id="a" />);
  await user.type(screen.getByRole('textbox'), 'x');
  rerender(<Host id="b" />);
  expect(screen.getByRole('textbox')).toHaveValue('B');
  await user.type(screen.getByRole('textbox'), 'y');
  rerender(<Host id="a" />);
  expect(screen.getByRole('textbox')).toHaveValue('x');
});
