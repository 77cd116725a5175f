import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const empty = { name: '', email: '' };

const isEmail = (email: string) => email.includes('@') || 'Enter an email address';

export function SignUp({ save }: { save: (account: typeof empty) => void }) {
  const { contextProps, render } = useForm(empty);

  return (
    <Form contextProps={contextProps} onSubmit={save}>
      {render('name', { label: 'Name', rules: { required: 'Enter your name' } })(<input />)}
      {render('email', { label: 'Email', rules: { validator: isEmail } })(<input type="email" />)}
      <button>Sign up</button>
    </Form>
  );
}
