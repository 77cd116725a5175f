/**
 * @title Login form
 * @description Log in as ada@example.com with a wrong password: one message covers both fields, and disappears when you edit one of them. Show the password while you type it, and log in with “correct horse”.
 * @keywords login, log in, sign in, show password, remember me, wrong password, setFormError, double submit
 */
import { useState } from 'react';
import { Form, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

const initial: Credentials = { email: '', password: '', remember: false };

/** Simulates a server. */
const logInOnServer = ({ email, password }: Credentials) =>
  new Promise<boolean>((resolve) => {
    const isRight = email === 'ada@example.com' && password === 'correct horse';
    setTimeout(() => resolve(isRight), 500);
  });

export default function Login() {
  const form = useForm(initial, { labelPosition: 'top', trigger: 'submitted' });
  const isSubmitting = useSubscribe(form, ({ state }) => state.isSubmitting);
  const [isShown, setIsShown] = useState(false);
  const [status, setStatus] = useState('');

  const logIn = async (credentials: Credentials) => {
    const welcome = credentials.remember
      ? /* i18n */ 'Welcome back. You stay logged in.'
      : /* i18n */ 'Welcome back.';
    setIsShown(false);
    setStatus('');
    try {
      if (await logInOnServer(credentials)) {
        form.reset();
        setStatus(welcome);
      } else form.setFormError(/* i18n */ 'Wrong email or password');
    } catch {
      form.setFormError(/* i18n */ 'The server cannot be reached. Try again.');
    }
  };

  return (
    <>
      <Form
        method="post"
        contextProps={{ ...form.contextProps, updated: () => form.setFormError() }}
        onSubmit={logIn}
        onSubmitError={() => setStatus('')}
      >
        {form.render('email', { label: 'Email address', rules: { required: 'Enter your email' } })(
          <input type="email" autoComplete="username" />,
        )}
        {form.render('password', {
          label: 'Password',
          rules: { required: 'Enter your password' },
        })(({ attrs }) => (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <input
              {...attrs}
              style={{ flex: '1 1 12rem' }}
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <button
              type="button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Hide password' : 'Show password'}
            </button>
          </div>
        ))}
        {form.render('remember', { label: 'Remember me', labelPosition: 'row' })(
          <input type="checkbox" />,
        )}
        <button type="submit" aria-disabled={isSubmitting}>
          Log in
        </button>
      </Form>
      <p role="status">{isSubmitting ? 'Logging in…' : status}</p>
    </>
  );
}
