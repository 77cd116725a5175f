import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const initialValues = { name: '', contact: { email: '' }, news: false };

const checkEmail = (email: string) => !email.includes('@') && 'Enter an address with an @';

export function SignUp({ save }: { save: (values: typeof initialValues) => void }) {
  const { render, reset, contextProps } = useForm(initialValues);
  return (
    <Form contextProps={contextProps} onSubmit={save}>
      {render('name', { label: 'Name', rules: { required: 'Enter your name' } })(<input />)}
      {render('contact.email', { label: 'Email', rules: { validator: checkEmail } })(
        <input type="email" />,
      )}
      {render('news', { label: 'Send me news' })(<input type="checkbox" />)}

      <button type="submit">Sign up</button>
      <button type="button" onClick={reset}>
        Start over
      </button>
    </Form>
  );
}
