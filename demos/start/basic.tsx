/**
 * @title Sign-up form
 * @description Two required fields. Sign up with nothing filled in to see their errors; with both filled in, the text below shows the submitted data.
 * @keywords sign up, required, submit, validate
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

export default function SignUp() {
  const form = useForm({ name: '', email: '' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  const welcome = ({ name, email }: typeof form.model) =>
    setOutcome(/* i18n */ `Welcome, ${name}! We have written to ${email}.`);

  return (
    <Form contextProps={form.contextProps} onSubmit={welcome}>
      {form.render('name', { label: 'Name', rules: { required: 'Tell us your name' } })(
        <input autoComplete="name" />,
      )}
      {form.render('email', {
        label: 'Email',
        rules: { required: 'We need an address to write to' },
      })(<input type="email" autoComplete="email" />)}
      <button>Sign up</button>
      <p role="status">{outcome}</p>
    </Form>
  );
}
