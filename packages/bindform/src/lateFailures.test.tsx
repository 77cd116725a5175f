import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useForm, type Rules, type UseFormReturn } from './index';
import { later } from './testing/later';
import { alerts, input } from './testing/textForm';

interface Model {
  name: string;
  note: string;
  time: string;
}

let form!: UseFormReturn<Model>;

function Editor({ rules, save }: { rules?: Rules<string>; save?: () => Promise<void> }) {
  form = useForm<Model>({ name: 'Ada', note: '', time: '' });
  return (
    <Form contextProps={form.contextProps} onSubmit={() => save?.()}>
      {form.render('name', { label: 'Name', rules: rules as never })(<input />)}
      {form.render('note', { label: 'Note' })(<textarea />)}
      {form.render('time', { label: 'Time' })(({ attrs: { id } }) => (
        <div role="group" id={id}>
          <input aria-label="Hours" />
        </div>
      ))}
      <button>Send</button>
    </Form>
  );
}

/** Shows the form with a name that a server refuses later, and submits it. */
async function submitUntil(refusal: 'a server error' | 'a slow rule') {
  const answer = later<string>();
  const save = async () => form.setError('name', await answer.promise);
  const isRule = refusal === 'a slow rule';
  render(isRule ? <Editor rules={{ validator: () => answer.promise }} /> : <Editor save={save} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return () => act(async () => answer.settle('Taken'));
}

describe.each(['a server error', 'a slow rule'] as const)('%s that fails a submit', (refusal) => {
  it('keeps the focus in the field that the user is typing in', async () => {
    const refuse = await submitUntil(refusal);
    await userEvent.type(input('Note'), 'he');
    await refuse();
    expect(alerts()).toEqual(['Taken']);
    expect(input('Note')).toHaveFocus();
    await userEvent.keyboard('llo');
    expect(form.model).toEqual({ name: 'Ada', note: 'hello', time: '' });
    expect(alerts()).toEqual(['Taken']);
  });

  it('keeps the focus in a part of another field', async () => {
    const refuse = await submitUntil(refusal);
    await userEvent.click(input('Hours'));
    await refuse();
    expect(alerts()).toEqual(['Taken']);
    expect(input('Hours')).toHaveFocus();
  });

  it('keeps the focus in a field of another form', async () => {
    render(<input aria-label="Search" />);
    const refuse = await submitUntil(refusal);
    await userEvent.click(input('Search'));
    await refuse();
    expect(alerts()).toEqual(['Taken']);
    expect(input('Search')).toHaveFocus();
  });

  it('focuses the invalid field if the user has not moved on', async () => {
    const refuse = await submitUntil(refusal);
    await refuse();
    expect(alerts()).toEqual(['Taken']);
    expect(input('Name')).toHaveFocus();
  });
});

it('the first invalid field gets the focus, even if its rule answers last', async () => {
  const answer = later<string>();
  function Two() {
    const { contextProps, render: item } = useForm({ name: 'Ada', email: '' });
    return (
      <Form contextProps={contextProps} onSubmit={() => {}}>
        {item('name', { label: 'Name', rules: { validator: () => answer.promise } })(<input />)}
        {item('email', { label: 'Email', rules: { required: 'Enter an address' } })(<input />)}
        <button>Send</button>
      </Form>
    );
  }
  render(<Two />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(alerts()).toEqual(['Enter an address']);
  await act(async () => answer.settle('Taken'));
  expect(alerts()).toEqual(['Taken', 'Enter an address']);
  expect(input('Name')).toHaveFocus();
});

it('an error that onSubmit sets after a reset gets the focus', async () => {
  const save = () => {
    form.reset({ name: 'Bob', note: '', time: '' });
    form.setError('name', 'Taken');
    return Promise.resolve();
  };
  render(<Editor save={save} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(alerts()).toEqual(['Taken']);
  expect(input('Name')).toHaveFocus();
});
