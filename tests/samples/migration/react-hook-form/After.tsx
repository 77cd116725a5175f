import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const defaultValues = { name: '', contact: { email: '' }, news: false };

const checkEmail = (email: string) => email.includes('@') || 'Enter an address with an @';

export function SignUp({ save }: { save: (values: typeof defaultValues) => void }) {
  const form = useForm(defaultValues);
  return (
    <Form contextProps={form.contextProps} onSubmit={save}>
      {form.render('name', { label: 'Name', rules: { required: 'Enter your name' } })(<input />)}
      {form.render('contact.email', { label: 'Email', rules: { validator: checkEmail } })(
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
