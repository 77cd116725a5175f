import { Form, useForm } from 'bindform';
import 'bindform/styles.css';
import { boolean, object, string, type InferType } from 'yup';

const schema = object({
  name: string().required('Enter your name'),
  contact: object({
    email: string().required('Enter an address with an @').email('Enter an address with an @'),
  }),
  news: boolean().required(),
});

type Values = InferType<typeof schema>;

export function SignUp({ save }: { save: (values: Values) => void }) {
  const form = useForm({ name: '', contact: { email: '' }, news: false }, { schema });
  return (
    <Form contextProps={form.contextProps} onSubmit={save}>
      {form.render('name', { label: 'Name', requireIndicator: true })(<input />)}
      {form.render('contact.email', { label: 'Email', requireIndicator: true })(
        <input type="email" />,
      )}
      {form.render('news', { label: 'Send me news' })(<input type="checkbox" />)}

      <button type="submit">Sign up</button>
      <button type="button" onClick={form.reset}>
        Start over
      </button>
    </Form>
  );
}
