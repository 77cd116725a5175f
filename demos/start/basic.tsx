/**
 * @title Sign-up form
 * @description Two required fields. Sign up with nothing filled in to see their errors; with both filled in, the text below shows the submitted data.
 * @keywords sign up, required, submit, validate
 */
import { useState, type FormEvent } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function SignUp() {
  const { render, validate, model } = useForm({ name: '', email: '' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    validate().then(
      () => setOutcome(/* i18n */ `Welcome, ${model.name}! We have written to ${model.email}.`),
      () => setOutcome(''),
    );
  };

  return (
    <form noValidate onSubmit={submit}>
      {render('name', { label: 'Name', rules: { required: 'Tell us your name' } })(
        <input autoComplete="name" />,
      )}
      {render('email', { label: 'Email', rules: { required: 'We need an address to write to' } })(
        <input type="email" autoComplete="email" />,
      )}
      <button>Sign up</button>
      <p role="status">{outcome}</p>
    </form>
  );
}
