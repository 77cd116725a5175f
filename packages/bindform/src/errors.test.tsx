import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState, type ReactNode } from 'react';
import { Form, FormItem, useForm, type FormItemMethod, type FormMethod } from './index';
import { catchThrown } from './testing/catchThrown';
import { mountForm } from './testing/mountForm';
import { settled } from './testing/settled';
import { alert, field, outcome } from './testing/validation';

afterEach(() => jest.restoreAllMocks());

describe('onError', () => {
  it('is called once per validation for a rule failure, with the path, and for nothing else', async () => {
    const onError = jest.fn();
    const form = field('', { rules: { required: 'Need it' }, onError });
    await outcome(form);
    await outcome(form);
    expect(onError.mock.calls).toEqual([
      ['Need it', 'f'],
      ['Need it', 'f'],
    ]);
    act(() => form.setError('f', 'by hand'));
    act(() => form.clearValidate());
    act(() => form.setValue('f', 'x'));
    await outcome(form);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it.each(['a rule', 'a slow rule'])(
    'does not end a validation by throwing, after %s',
    async (kind) => {
      const thrown = catchThrown();
      const faulty = new Error('a fault of the application');
      const refuse = (message: string) => (kind === 'a rule' ? message : Promise.resolve(message));
      const { form } = mountForm({ a: '', b: '' }, ({ render: item }) => (
        <>
          {item('a', {
            rules: { validator: () => refuse('No A') },
            onError: () => {
              throw faulty;
            },
          })(<input />)}
          {item('b', { rules: { validator: () => refuse('No B') } })(<input />)}
        </>
      ));
      const failure = await settled(() => form.validate().catch((error: unknown) => error));
      expect(failure).toMatchObject({
        message: 'No A',
        errors: [
          { bindId: 'a', message: 'No A' },
          { bindId: 'b', message: 'No B' },
        ],
      });
      expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual([
        'No A',
        'No B',
      ]);
      expect(thrown).toEqual([faulty]);
    },
  );
});

describe('setError', () => {
  it('shows at once, has priority over rules, and stays until cleared', async () => {
    const form = field('', { rules: { required: 'Need it' } });
    act(() => form.setError('f', 'by hand'));
    expect(alert()).toBe('by hand');
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(await outcome(form)).toBe('Need it');
    expect(alert()).toBe('by hand');
    act(() => form.setValue('f', 'x'));
    // The rules alone decide; what was set by hand stays on display.
    expect(await outcome(form)).toBeUndefined();
    expect(alert()).toBe('by hand');
    act(() => form.setError('f'));
    expect(alert()).toBeUndefined();
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it.each<[string, (form: ReturnType<typeof field>) => void]>([
    ['clearValidate', (form) => form.clearValidate('f')],
    ['reset', (form) => form.reset()],
    ['setError without a message', (form) => form.setError(['f'])],
    ['setError with an empty message', (form) => form.setError('f', '')],
  ])('is cleared by %s', (_name, clear) => {
    const form = field('', {});
    act(() => form.setError('f', 'by hand'));
    act(() => clear(form));
    expect(alert()).toBeUndefined();
  });

  it('shows any node, on several items', () => {
    const { form } = mountForm({ a: '', b: '' }, (it) => (
      <>
        {it.render('a')(<input />)}
        {it.render('b')(<input />)}
      </>
    ));
    act(() => form.setError(['a', 'b'], <b>bold</b>));
    expect(screen.getAllByText('bold')).toHaveLength(2);
  });
});

describe('clearing and removing', () => {
  it('clearValidate clears the error and keeps the validator', async () => {
    const form = field('', { rules: { required: 'Need it' } });
    await outcome(form);
    act(() => form.clearValidate());
    expect(alert()).toBeUndefined();
    expect(await outcome(form)).toBe('Need it');
  });

  it('removeValidator stops validation, also with new inline rules, until reapplyValidator', async () => {
    const user = userEvent.setup();
    function Host({ text }: { text: string }) {
      const form = useForm({ f: '' });
      return (
        <>
          {form.render('f', { rules: { validator: () => text } })(<input />)}
          <button onClick={() => form.removeValidator('f')}>remove</button>
          <button onClick={() => form.reapplyValidator('f')}>reapply</button>
        </>
      );
    }
    const { rerender } = render(<Host text="one" />);
    await user.type(screen.getByRole('textbox'), '1');
    expect(alert()).toBe('one');
    await user.click(screen.getByText('remove'));
    expect(alert()).toBeUndefined();
    rerender(<Host text="two" />);
    await user.type(screen.getByRole('textbox'), '2');
    expect(alert()).toBeUndefined();
    rerender(<Host text="three" />);
    await user.click(screen.getByText('reapply'));
    expect(alert()).toBeUndefined();
    await user.type(screen.getByRole('textbox'), '3');
    expect(alert()).toBe('three');
  });
});

describe('the methods of refs', () => {
  it('are stable plain objects that reach the items, whatever hooks are passed', async () => {
    const formRef = createRef<FormMethod>();
    const itemRef = createRef<FormItemMethod>();
    const nothing = () => undefined;
    function Host({ children }: { children?: ReactNode }) {
      const { contextProps } = useForm({ a: '', b: '', far: '' });
      const hooks = { mounted: nothing, apiEffect: nothing, destroy: nothing };
      return (
        <Form ref={formRef} contextProps={{ ...contextProps, ...hooks }}>
          <FormItem ref={itemRef} bindId="a" rules={{ required: 'Need a' }} contextProps={hooks}>
            <input />
          </FormItem>
          <FormItem bindId="b" rules={{ required: 'Need b' }}>
            <input />
          </FormItem>
          <FormItem bindId="far">
            <input placeholder="far" />
          </FormItem>
          {children}
        </Form>
      );
    }
    const { rerender } = render(<Host />);
    const [form, item] = [formRef.current as FormMethod, itemRef.current as FormItemMethod];
    const names = [
      'clearValidate',
      'reapplyValidator',
      'removeValidator',
      'reset',
      'setError',
      'setValue',
      'validate',
    ];
    expect(Object.keys(form).sort()).toEqual([...names, 'setFormError'].sort());
    expect(Object.keys(item).sort()).toEqual(names);
    await expect(settled(() => form.validate())).rejects.toThrow('Need a');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    act(() => form.clearValidate(['b']));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    act(() => item.clearValidate());
    expect(alert()).toBeUndefined();
    await expect(settled(() => item.validate())).rejects.toThrow('Need a');
    act(() => {
      item.setValue('1');
      form.setValue('b', '2');
      form.setValue('far', '3');
    });
    await expect(settled(() => form.validate())).resolves.toHaveLength(3);
    expect(screen.getByPlaceholderText('far')).toHaveValue('3');
    act(() => item.removeValidator());
    act(() => form.reset());
    expect(screen.getByPlaceholderText('far')).toHaveValue('');
    await expect(settled(() => form.validate(['a']))).resolves.toHaveLength(1);
    rerender(<Host>more</Host>);
    expect(formRef.current).toBe(form);
    expect(itemRef.current).toBe(item);
  });

  it('of a Form reach items that share no model', async () => {
    const ref = createRef<FormMethod>();
    render(
      <Form ref={ref}>
        <FormItem bindId="a" label="A" defaultValue="d" rules={{ required: 'Need a' }}>
          <input />
        </FormItem>
      </Form>,
    );
    act(() => ref.current?.setValue('a', ''));
    await expect(settled(() => ref.current?.validate() as Promise<unknown>)).rejects.toThrow(
      'Need a',
    );
    act(() => ref.current?.reset());
    expect(screen.getByLabelText(/A/)).toHaveValue('d');
    expect(alert()).toBeUndefined();
  });
});

describe('the error of one field', () => {
  it('does not stay when another form takes the place of its form', async () => {
    function Host({ isSecond }: { isSecond: boolean }) {
      const first = useForm({ name: '' });
      const second = useForm({ name: 'Ada' });
      const form = isSecond ? second : first;
      return (
        <Form contextProps={form.contextProps} onSubmit={() => {}}>
          <FormItem bindId="name" rules={{ required: 'Enter a name' }}>
            <input />
          </FormItem>
          <button>Send</button>
        </Form>
      );
    }
    const { rerender } = render(<Host isSecond={false} />);
    await userEvent.click(screen.getByRole('button'));
    expect(alert()).toBe('Enter a name');
    rerender(<Host isSecond />);
    expect(alert()).toBeUndefined();
  });

  it.each([
    ['a record with numbers', '17', '18'],
    ['a record with dates', '2024-01-01', '2025-01-01'],
  ])('is not shown for another key of %s', async (_what, before, after) => {
    let show!: (key: string) => void;
    const { form } = mountForm({ answers: { [before]: '', [after]: 'x' } }, (it) => {
      const [key, setKey] = useState(before);
      show = setKey;
      return it.render(`answers.${key}`, { rules: { required: 'Answer' } })(<input />);
    });
    await outcome(form as never);
    expect(alert()).toBe('Answer');
    act(() => show(after));
    expect(alert()).toBeUndefined();
  });

  it('is cleared by setError without a message, also if the schema has set it', async () => {
    const issues = [{ message: 'Taken', path: ['name'] }];
    const schema = { '~standard': { version: 1, vendor: 'test', validate: () => ({ issues }) } };
    const { form } = mountForm({ name: '' }, (it) => it.render('name')(<input />), {
      schema,
    } as never);
    await act(() => form.validate().catch(() => {}));
    expect(alert()).toBe('Taken');
    act(() => form.setError('name'));
    expect(alert()).toBeUndefined();
  });
});

it('the error of a form is shown once, in the outermost of its parts', () => {
  const { form } = mountForm({ name: '' }, (it) => (
    <Form contextProps={it.contextProps} onSubmit={() => {}}>
      <Form contextProps={it.contextProps}>{it.render('name', { label: 'Name' })(<input />)}</Form>
    </Form>
  ));
  act(() => form.setFormError('Offline'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
