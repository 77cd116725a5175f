import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const empty = { username: '', email: '' };

const isEmail = (email: string) => email.includes('@') || 'Enter an email address';

interface Props {
  isTaken: (username: string) => Promise<boolean>;
  save: (account: typeof empty) => void;
}

export function SignUp({ isTaken, save }: Props) {
  const { contextProps, render } = useForm(empty);
  const isFree = async (name: string) => (await isTaken(name)) && 'This username is taken';

  return (
    <Form contextProps={contextProps} onSubmit={save}>
      {render('username', {
        label: 'Username',
        rules: { required: 'Enter a username', debounce: 300, validator: isFree },
      })(<input />)}
      {render('email', { label: 'Email', rules: { validator: isEmail } })(<input type="email" />)}
      <button>Sign up</button>
    </Form>
  );
}
