import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useForm, type UseFormReturn } from './index';
import { mountForm } from './testing/mountForm';

const Topics = ({
  form,
  values,
}: {
  form: UseFormReturn<{ topics: unknown[] }>;
  values: unknown[];
}) => (
  <fieldset>
    {values.map((value) => (
      <div key={String(value)}>
        {form.render('topics', { label: String(value) })(
          <input type="checkbox" value={value as string} />,
        )}
      </div>
    ))}
  </fieldset>
);

const box = (name: string) => screen.getByRole('checkbox', { name });

it('checkboxes with a value and one path add to a list and remove from it', async () => {
  const { form } = mountForm<{ topics: unknown[] }>({ topics: ['b'] }, (it) => (
    <Topics form={it} values={['a', 'b', 'c']} />
  ));
  expect(box('b')).toBeChecked();
  expect(box('a')).not.toBeChecked();
  await userEvent.click(box('c'));
  await userEvent.click(box('a'));
  expect(form.model.topics).toEqual(['b', 'c', 'a']);
  await userEvent.click(box('b'));
  expect(form.model.topics).toEqual(['c', 'a']);
  expect(box('b')).not.toBeChecked();
  expect(box('c')).toBeChecked();
});

it('values of another type than text stay what they are', async () => {
  const { form } = mountForm<{ topics: unknown[] }>({ topics: [] }, (it) => (
    <Topics form={it} values={[1, 2]} />
  ));
  await userEvent.click(box('2'));
  expect(form.model.topics).toEqual([2]);
  expect(box('2')).toBeChecked();
});

it('a required list of checkboxes has to have one, and a reset restores what was chosen', async () => {
  const onSubmit = jest.fn();
  function Host() {
    const form = useForm<{ topics: string[] }>({ topics: [] });
    return (
      <Form contextProps={form.contextProps} onSubmit={onSubmit}>
        {form.render('topics', { label: 'a', rules: { required: 'Choose one' } })(
          <input type="checkbox" value="a" />,
        )}
        {form.render('topics', { label: 'b' })(<input type="checkbox" value="b" />)}
        <button>Send</button>
        <button type="button" onClick={() => form.reset()}>
          Start over
        </button>
      </Form>
    );
  }
  render(<Host />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose one');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'b' }));
  await press('Send');
  expect(onSubmit).toHaveBeenCalledWith({ topics: ['b'] });
  await press('Start over');
  expect(screen.getByRole('checkbox', { name: 'b' })).not.toBeChecked();
});

it.each(['checkbox', 'radio'])(
  'a rule of one %s of a group is checked when another one changes',
  async (type) => {
    const { form } = mountForm<{ topics: unknown }>(
      { topics: type === 'radio' ? '' : [] },
      (it) => (
        <>
          {it.render('topics', { label: 'a', rules: { required: 'Choose one' } })(
            <input type={type} value="a" />,
          )}
          {it.render('topics', { label: 'b' })(<input type={type} value="b" />)}
          {it.render('topics', {
            label: 'c',
            trigger: 'manual',
            rules: { validator: () => 'Not by itself' },
          })(<input type={type} value="c" />)}
        </>
      ),
    );
    const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    await act(() => form.validate('topics').catch(() => undefined));
    expect(shown()).toEqual(['Choose one', 'Not by itself']);
    act(() => form.clearValidate('topics'));
    await userEvent.click(screen.getByLabelText('b'));
    expect(shown()).toEqual([]);
    act(() => form.setValue('topics', type === 'radio' ? '' : []));
    await act(() => form.validate('topics').catch(() => undefined));
    await userEvent.click(screen.getByLabelText('c'));
    expect(shown()).toEqual(['Not by itself']);
  },
);

it('a checkbox without a value stays a yes or no, and formatChangeValue gets the event', async () => {
  const formatChangeValue = jest.fn(() => ['kept']);
  const { form } = mountForm<{ topics: unknown[]; agreed: boolean }>(
    { topics: [], agreed: false },
    (it) => (
      <>
        {it.render('agreed', { label: 'agreed' })(<input type="checkbox" value="yes" />)}
        {it.render('topics', { label: 'topics', formatChangeValue })(
          <input type="checkbox" value="a" />,
        )}
      </>
    ),
  );
  await userEvent.click(box('agreed'));
  expect(form.model.agreed).toBe(true);
  await userEvent.click(box('topics'));
  expect(formatChangeValue).toHaveBeenCalledWith(expect.objectContaining({ type: 'change' }));
  expect(form.model.topics).toEqual(['kept']);
});

describe('a group whose rules are on the first control', () => {
  const mountColors = (trigger: 'blur' | 'touched') =>
    mountForm({ color: '' }, (form) => (
      <>
        {['red', 'blue'].map((color, index) => (
          <div key={color}>
            {form.render('color', {
              label: color,
              trigger,
              rules: index ? undefined : { required: 'Choose' },
            })(<input type="radio" value={color} />)}
          </div>
        ))}
        <button>Next</button>
      </>
    ));
  const radio = (name: string) => screen.getByRole('radio', { name });

  it.each(['blur', 'touched'] as const)('leaving any control validates (%s)', async (trigger) => {
    mountColors(trigger);
    act(() => radio('blue').focus());
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Choose')).toBeVisible();
    await userEvent.click(radio('blue'));
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('editing any control clears what setError has set', async () => {
    const { form } = mountColors('blur');
    act(() => form.setError('color', 'Sold out'));
    await userEvent.click(radio('blue'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('boxes that are checked in one handler are all checked', async () => {
  const checkAll = () => screen.getAllByRole('checkbox').forEach((each) => each.click());
  const { form } = mountForm<{ topics: unknown[] }>({ topics: [] }, (it) => (
    <>
      <Topics form={it} values={['a', 'b']} />
      <button onClick={checkAll}>All</button>
    </>
  ));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(form.model.topics).toEqual(['a', 'b']);
});

it.each(['radio', 'checkbox'])(
  'setError shows its message once for a group of %s controls',
  async (type) => {
    const { form } = mountForm<{ size: unknown }>({ size: type === 'radio' ? 's' : [] }, (it) => (
      <>
        {['s', 'm', 'l'].map((size) => (
          <div key={size}>
            {it.render('size', {
              label: size,
              rules: size === 's' ? { required: true } : undefined,
            })(<input type={type} value={size} />)}
          </div>
        ))}
      </>
    ));
    act(() => form.setError('size', 'Sold out'));
    expect(screen.getAllByText('Sold out')).toHaveLength(1);
    await userEvent.click(screen.getByLabelText('m'));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('a text input that replaces the checkbox of a kit writes text', async () => {
  type Answer = { kind: string; answer: unknown };
  let form!: UseFormReturn<Answer>;
  function Question() {
    form = useForm<Answer>({ kind: 'yes or no', answer: false });
    const kind = form.useSubscribe(({ model }) => model.kind);
    const answer = form.render('answer', { label: 'Answer' });
    if (kind === 'text') return answer(<input />);
    return answer(({ attrs: { id, checked, onChange } }) => (
      <button
        id={id}
        role="checkbox"
        aria-checked={checked}
        onClick={() => onChange({ target: { checked: !checked } }, 'checkbox')}
      />
    ));
  }
  render(<Question />);
  await userEvent.click(box('Answer'));
  expect(form.model.answer).toBe(true);
  act(() => form.setValues({ kind: 'text', answer: '' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'hey');
  expect(form.model.answer).toBe('hey');
});

it('setError for several paths shows the error at each', () => {
  const { form } = mountForm({ a: '', b: '' }, (it) => (
    <>
      {it.render('a')(<input />)}
      {it.render('b')(<input />)}
    </>
  ));
  act(() => form.setError(['a', 'b', 'a'], 'Sold out'));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});
