import { useEffect } from 'react';
import { Form, useForm } from 'bindform';

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

  useEffect(() => {
    if (user && !form.state.isDirty) form.reset(user);
  }, [user, form]);

  return (
    <Form
      contextProps={form.contextProps}
      readOnly={!user}
      onSubmit={async (values) => form.reset(await save(values))}
    >
      {form.render('name', { label: 'Name' })(<input />)}
      {form.render('email', { label: 'Email' })(<input type="email" />)}
      <button type="submit">Save</button>
    </Form>
  );
}
