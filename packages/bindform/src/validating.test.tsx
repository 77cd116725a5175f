import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, type RenderConfigTypes, type Rules, type ValidationError } from './index';
import { mountForm } from './testing/mountForm';
import { settled } from './testing/settled';
import { alert, field, outcome } from './testing/validation';

/** What a file field reports after its choice was taken back. */
function noFiles(): FileList | null {
  const input = document.createElement('input');
  input.type = 'file';
  return input.files;
}

const failing = () => {
  throw new Error('thrown');
};

describe('rules', () => {
  it.each<[string, unknown, Rules, string | undefined]>([
    ['none: undefined', '', undefined, undefined],
    ['none: null', '', null, undefined],
    ['none: an empty list', '', [], undefined],
    ['required, empty', '', { required: true }, 'Required'],
    ['required, null', null, { required: 'Need it' }, 'Need it'],
    ['required, undefined', undefined, { required: 'Need it' }, 'Need it'],
    ['required, an empty list', [], { required: 'Need it' }, 'Need it'],
    ['required, no file chosen', noFiles(), { required: 'Need it' }, 'Need it'],
    ['required, filled', 'x', { required: true }, undefined],
    ['required, zero', 0, { required: true }, undefined],
    ['required, false of another control than a checkbox', false, { required: true }, undefined],
    ['not required', '', { required: false }, undefined],
    ['an empty message does not fail', '', { required: '' }, undefined],
    ['passes with null', '', { validator: () => null }, undefined],
    ['passes with undefined', '', { validator: () => undefined }, undefined],
    ['passes with an empty text', '', { validator: () => '' }, undefined],
    ['passes with true', '', { validator: () => true }, undefined],
    ['passes with false', '', { validator: () => false }, undefined],
    ['fails with a text', '', { validator: () => 'bad' }, 'bad'],
    ['fails with a number, also zero', '', { validator: () => 0 }, '0'],
    ['fails with an element', '', { validator: () => <b>very {'bad'}</b> }, 'very bad'],
    ['fails with what is thrown', '', { validator: failing }, 'thrown'],
    ['fails with what a promise gives', '', { validator: async () => 'late' }, 'late'],
    ['passes with what a promise gives', '', { validator: async () => true }, undefined],
    ['fails with a rejection', '', { validator: () => Promise.reject(Error('no')) }, 'no'],
    ['fails with a rejection that is no error', '', { validator: () => Promise.reject(7) }, '7'],
    ['required comes before the validator', '', { required: 'r', validator: () => 'v' }, 'r'],
    ['the first failure wins', 'x', [{}, { validator: () => 'a' }, { required: 'b' }], 'a'],
    ['later rules count', 'x', [{ required: true }, { validator: () => 'b' }], 'b'],
    [
      'later rules count after a promise',
      'x',
      [{ validator: async () => '' }, { validator: () => 'b' }],
      'b',
    ],
  ])('%s', async (_name, first, rules, expected) => {
    const form = field(first, { rules });
    expect(await outcome(form)).toBe(expected);
    expect(alert()).toBe(expected);
  });

  it('get the value as a snapshot', async () => {
    const values: unknown[] = [];
    const list = [{ a: 1 }];
    const form = field(list, {
      rules: { validator: (value) => void values.push(value) },
    });
    await outcome(form);
    act(() => {
      (form.model.f as { a: number }[])[0].a = 2;
    });
    expect(values).toEqual([[{ a: 1 }]]);
  });

  it.each([
    ['a native checkbox', <input key="k" type="checkbox" />],
    ['a checkbox of a UI kit', <span key="k" role="checkbox" aria-checked="false" />],
    ['a switch', <button key="k" role="switch" aria-checked="false" />],
  ])('required fails on false of %s', async (_name, control) => {
    const form = field(false, { rules: { required: true } }, control);
    expect(await outcome(form)).toBe('Required');
    act(() => form.setValue('f', true));
    expect(await outcome(form)).toBeUndefined();
  });

  it('required fails on false of a control that reports as a checkbox', async () => {
    const { form } = mountForm({ f: true }, (it) =>
      it.render('f', { rules: { required: true } })(({ attrs }) => (
        <button onClick={() => attrs.onChange({ target: { checked: false } }, 'checkbox')} />
      )),
    );
    fireEvent.click(screen.getByRole('button'));
    expect(await outcome(form)).toBe('Required');
  });

  it('may be Standard Schemas, whose first issue counts', async () => {
    const schema = (isLate: boolean) => ({
      '~standard': {
        version: 1 as const,
        vendor: 'test',
        validate(value: unknown) {
          const result =
            value === 'good'
              ? { value }
              : { issues: [{ message: 'first' }, { message: 'second' }] };
          return isLate ? Promise.resolve(result) : result;
        },
      },
      // As the schemas of some libraries have it; it says nothing of the field.
      required: () => undefined,
    });
    for (const isLate of [true, false]) {
      const form = field('bad', { rules: isLate ? schema(true) : [schema(false)] });
      expect(await outcome(form)).toBe('first');
      for (const input of screen.getAllByRole('textbox')) expect(input).not.toBeRequired();
      act(() => form.setValue('f', 'good'));
      expect(await outcome(form)).toBeUndefined();
    }
  });

  it('may be given again on each render; the latest apply', async () => {
    const user = userEvent.setup();
    function Host({ text }: { text: string }) {
      const { render: item } = useForm({ f: 'x' });
      return item('f', { rules: { validator: () => text } })(<input />);
    }
    const { rerender } = render(<Host text="one" />);
    await user.type(screen.getByRole('textbox'), '1');
    expect(alert()).toBe('one');
    rerender(<Host text="two" />);
    expect(alert()).toBe('one');
    await user.type(screen.getByRole('textbox'), '2');
    expect(alert()).toBe('two');
    rerender(<Host text="" />);
    await user.type(screen.getByRole('textbox'), '3');
    expect(alert()).toBeUndefined();
  });

  it('that become empty take their error away, and only theirs', async () => {
    function Host({ rules }: { rules?: Rules }) {
      const form = useForm({ f: '' });
      return (
        <>
          {form.render('f', { rules })(<input />)}
          <button onClick={() => void form.validate().catch(() => undefined)}>validate</button>
          <button onClick={() => form.setError('f', 'by hand')}>set</button>
        </>
      );
    }
    const { rerender } = render(<Host rules={{ required: 'Need it' }} />);
    fireEvent.click(screen.getByText('validate'));
    expect(await screen.findByText('Need it')).toBeVisible();
    rerender(<Host rules={[]} />);
    expect(alert()).toBeUndefined();
    rerender(<Host rules={{ required: 'Need it' }} />);
    fireEvent.click(screen.getByText('set'));
    rerender(<Host rules={null} />);
    expect(alert()).toBe('by hand');
  });
});

describe('triggers', () => {
  it.each<[string, RenderConfigTypes<{ f: unknown }>, (string | undefined)[]]>([
    ['change by default', {}, ['too short', 'too short']],
    ['change', { trigger: 'change' }, ['too short', 'too short']],
    ['blur', { trigger: 'blur' }, [undefined, 'too short']],
    ['manual', { trigger: 'manual' }, [undefined, undefined]],
    ['change and blur', { trigger: ['change', 'blur'] }, ['too short', 'too short']],
    ['manual and blur', { trigger: ['manual', 'blur'] }, [undefined, 'too short']],
    ['none', { trigger: [] }, [undefined, undefined]],
  ])('%s', async (_name, config, [afterChange, afterBlur]) => {
    const user = userEvent.setup();
    const form = field('', { rules: { validator: () => 'too short' }, ...config });
    await user.type(screen.getByRole('textbox'), 'x');
    expect(alert()).toBe(afterChange);
    await user.tab();
    expect(alert()).toBe(afterBlur);
    expect(await outcome(form)).toBe('too short');
  });

  it('change validates each item of one bindId by its own rules when all are asked', async () => {
    const { form } = mountForm({ f: '' }, ({ render: item }) => (
      <>
        {item('f', { rules: { required: 'one' } })(<input />)}
        {item('f', { rules: { required: 'two' } })(<input />)}
      </>
    ));
    const error = (await settled(() =>
      form.validate('f').catch((e: unknown) => e),
    )) as ValidationError;
    expect(error.errors).toEqual([
      { bindId: 'f', message: 'one' },
      { bindId: 'f', message: 'two' },
    ]);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  it('never leave an unhandled rejection', async () => {
    const user = userEvent.setup();
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    field('', {
      rules: { validator: () => Promise.reject(new Error('no')) },
      trigger: ['change', 'blur'],
    });
    await user.type(screen.getByRole('textbox'), 'x');
    await user.tab();
    expect(await screen.findByText('no')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });
});

describe('validate', () => {
  const show = ({
    render: item,
  }: ReturnType<typeof useForm<{ a: string; b: string; c: string }>>) => (
    <>
      {item('b', { rules: { validator: async (value) => !value && 'Need b' } })(<input />)}
      {item('a', { rules: { required: 'Need a' } })(<input />)}
      {item('c')(<input />)}
    </>
  );

  it('shows all errors at once and rejects with them in document order', async () => {
    const { form } = mountForm({ a: '', b: '', c: '' }, show);
    const error = (await settled(() =>
      form.validate().catch((e: unknown) => e),
    )) as ValidationError;
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe('Need b');
    expect(error.errors).toEqual([
      { bindId: 'b', message: 'Need b' },
      { bindId: 'a', message: 'Need a' },
    ]);
    expect(screen.getAllByRole('alert').map((node) => node.textContent)).toEqual([
      'Need b',
      'Need a',
    ]);
  });

  it('follows document order also of items that were mounted out of order', async () => {
    function Host({ more }: { more: boolean }) {
      const { render: item, validate } = useForm({ a: '', b: '' });
      return (
        <>
          {more && <div key="a">{item('a', { rules: { required: 'Need a' } })(<input />)}</div>}
          <div key="b">{item('b', { rules: { required: 'Need b' } })(<input />)}</div>
          <button
            onClick={() => void validate().catch((e: Error) => (document.title = e.message))}
          />
        </>
      );
    }
    const { rerender } = render(<Host more={false} />);
    rerender(<Host more />);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(document.title).toBe('Need a');
  });

  it('follows document order by the label where the control took no id', async () => {
    function Host({ more }: { more: boolean }) {
      const { render: item, validate } = useForm({ a: '', b: '' });
      const field = (id: 'a' | 'b') =>
        item(id, { label: id, rules: { required: `Need ${id}` } })(() => <input />);
      return (
        <>
          {more && <div key="a">{field('a')}</div>}
          <div key="b">{field('b')}</div>
          <button
            onClick={() => void validate().catch((e: Error) => (document.title = e.message))}
          />
        </>
      );
    }
    const { rerender } = render(<Host more={false} />);
    rerender(<Host more />);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(document.title).toBe('Need a');
  });

  it('resolves when all is valid', async () => {
    const { form } = mountForm({ a: '1', b: '1', c: '' }, show);
    await expect(settled(() => form.validate())).resolves.toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('validates those that are named, and skips unknown ids with a warning', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { form } = mountForm({ a: '', b: '', c: '' }, show);
    await expect(settled(() => form.validate('c'))).resolves.toEqual([undefined]);
    expect(alert()).toBeUndefined();
    await expect(settled(() => form.validate(['a', 'c']))).rejects.toThrow('Need a');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(warned).not.toHaveBeenCalled();
    await expect(settled(() => form.validate('x' as 'a'))).resolves.toEqual([]);
    expect(warned).toHaveBeenCalledWith(
      '[bindform] BF001: No mounted form item has the bindId "x", so it was skipped. Check the spelling, or render the item first.',
    );
    form.setError('y' as 'a', 'no');
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });

  it('may be a handler: the event is not taken for a name', async () => {
    const { form } = mountForm({ a: '', b: '1', c: '' }, (it) => (
      <>
        {show(it)}
        <button onClick={() => void it.validate().catch(() => undefined)}>validate</button>
        <button onClick={it.clearValidate as () => void}>clear</button>
      </>
    ));
    await act(async () => fireEvent.click(screen.getByText('validate')));
    expect(alert()).toBe('Need a');
    fireEvent.click(screen.getByText('clear'));
    expect(alert()).toBeUndefined();
    expect(form.model.a).toBe('');
  });
});
