import { useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, useForm, useSubscribe } from 'bindform';

interface User {
  name: string;
  email: string;
}

interface Props {
  load: () => Promise<User>;
  save: (user: User) => Promise<User>;
}

export function Profile({ load, save }: Props) {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ['profile'], queryFn: load });
  const { mutateAsync } = useMutation({
    mutationFn: save,
    onSuccess: (saved) => client.setQueryData(['profile'], saved),
  });
  const form = useForm({ name: '', email: '' });
  const isSubmitting = useSubscribe(form, ({ state }) => state.isSubmitting);

  useEffect(() => {
    if (data && !form.state.isDirty) form.reset(data);
  }, [data, form]);

  const submit = async (user: User) => {
    try {
      form.reset(await mutateAsync(user));
    } catch {
      form.setFormError('The profile was not saved. Try again.');
    }
  };

  return (
    <Form contextProps={form.contextProps} readOnly={!data || isSubmitting} onSubmit={submit}>
      {form.render('name', { label: 'Name' })(<input />)}
      {form.render('email', { label: 'Email' })(<input type="email" />)}
      <button type="submit">Save</button>
    </Form>
  );
}
