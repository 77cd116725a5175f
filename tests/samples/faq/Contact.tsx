import { Form, useForm } from 'bindform';
import * as z from 'zod';

const schema = z.object({
  email: z.email('Enter a valid email address').or(z.literal('')),
});

type Values = z.output<typeof schema>;

export function Contact({ save }: { save: (values: Values) => void }) {
  const form = useForm({ email: '' }, { schema });
  return (
    <Form contextProps={form.contextProps} onSubmit={save}>
      {form.render('email', { label: 'Email (optional)' })(<input type="email" />)}
      <button type="submit">Save</button>
    </Form>
  );
}
