import { useEffect } from 'react';
import { Form, useForm, useSubscribe } from 'bindform';

interface User {
  name: string;
  email: string;
}

interface Props {
  /** Not set while the user is loading. */
  user: User | undefined;
  save: (user: User) => Promise<User>;
}

export function EditUser({ user, save }: Props) {
  const form = useForm({ name: '', email: '' });
  const isSubmitting = useSubscribe(form, ({ state }) => state.isSubmitting);

  useEffect(() => {
    if (user && !form.state.isDirty) form.reset(user);
  }, [user, form]);

  return (
    <Form
      contextProps={form.contextProps}
      readOnly={!user || isSubmitting}
      onSubmit={async (values) => form.reset(await save(values))}
    >
      {form.render('name', { label: 'Name' })(<input />)}
      {form.render('email', { label: 'Email' })(<input type="email" />)}
      <button type="submit">Save</button>
    </Form>
  );
}
