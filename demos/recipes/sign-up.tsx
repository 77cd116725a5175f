/**
 * @title Sign-up form
 * @description The username ada is taken: you see the error before you submit. Emails at example.com already have an account, which only the server knows: the field shows an error until you edit it.
 * @keywords sign up, registration, async validator, username taken, server error, double submit
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Simulates a server. */
const server = {
  async isTaken(name: string) {
    await pause(300);
    return name.toLowerCase() === 'ada';
  },
  async signUp({ email }: { email: string }) {
    await pause(300);
    return email.endsWith('@example.com') ? 'known' : 'created';
  },
};

export default function SignUp() {
  const { render, contextProps, setError } = useForm(
    { name: '', email: '', password: '', terms: false },
    { labelPosition: 'top' },
  );
  const [status, setStatus] = useState('');

  const signUp = async (account: { name: string; email: string }) => {
    setStatus(/* i18n */ 'Creating the account…');
    const answer = await server.signUp(account).catch(() => 'unreachable');
    if (answer === 'known') setError('email', /* i18n */ 'This email already has an account');
    if (answer === 'created') setStatus(/* i18n */ `Welcome, ${account.name}.`);
    else if (answer === 'known') setStatus('');
    else setStatus(/* i18n */ 'The server cannot be reached. Try again.');
  };

  return (
    <Form contextProps={contextProps} onSubmit={signUp}>
      {render('name', {
        label: 'Username',
        rules: [
          { required: 'Enter a username' },
          {
            debounce: 300,
            validator: async (name) =>
              (await server.isTaken(name)) && `The username ${name} is taken`,
          },
        ],
      })(({ attrs, isValidating }) => (
        <>
          <input {...attrs} autoComplete="username" />{' '}
          <span role="status">{isValidating && 'Checking…'}</span>
        </>
      ))}
      {render('email', {
        label: 'Email address',
        trigger: 'blur',
        rules: { validator: (email) => !email.includes('@') && 'Enter an email address with an @' },
      })(<input type="email" autoComplete="email" />)}
      {render('password', {
        label: 'Password',
        rules: { validator: (text) => text.length < 8 && 'Use at least 8 characters' },
      })(<input type="password" autoComplete="new-password" />)}
      {render('terms', {
        label: 'I accept the terms',
        labelPosition: 'row',
        rules: { required: 'Please accept the terms' },
      })(<input type="checkbox" />)}
      <div>
        <button type="submit">Create the account</button>
      </div>
      <p role="status">{status}</p>
    </Form>
  );
}
