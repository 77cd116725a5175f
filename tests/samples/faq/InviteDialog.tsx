import { useId } from 'react';
import { Form, useForm } from 'bindform';

export function InviteDialog({ invite }: { invite: (values: { email: string }) => void }) {
  const form = useForm({ email: '' });
  const id = useId();
  return (
    <dialog open aria-label="Invite a colleague">
      <Form id={id} contextProps={form.contextProps} onSubmit={invite}>
        {form.render('email', { label: 'Email', rules: { required: 'Enter an email address' } })(
          <input type="email" />,
        )}
      </Form>
      <footer>
        <button type="submit" form={id}>
          Send the invitation
        </button>
      </footer>
    </dialog>
  );
}
