import { useActionState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormStatus } from 'react-dom';
import { Form, useForm } from 'bindform';

function SubmitButton() {
  const { pending } = useFormStatus();
  return <button disabled={pending}>{pending ? 'Saving…' : 'Save'}</button>;
}

function Contact({ save }: { save: (previous: string, data: FormData) => Promise<string> }) {
  const [message, action] = useActionState(save, '');
  const form = useForm({ name: '' });
  return (
    <Form contextProps={form.contextProps} action={action}>
      {form.render('name', { label: 'Name', rules: { required: 'Enter a name' } })(<input />)}
      <SubmitButton />
      <p role="status">{message}</p>
    </Form>
  );
}

it('useFormStatus reports an action of a form as pending, once the rules have passed', async () => {
  let finish: (message: string) => void = () => undefined;
  const save = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  render(<Contact save={save} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter a name');
  expect(save).not.toHaveBeenCalled();

  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
  finish('Saved');
  await screen.findByText('Saved');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
});
