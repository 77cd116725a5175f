import type { FormEvent } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

const defaultValues = { name: '', contact: { email: '' }, news: false };

const checkEmail = (email: string) => email.includes('@') || 'Enter an address with an @';

export function SignUp({ save }: { save: (values: typeof defaultValues) => void }) {
  const { render, validate, reset, model } = useForm(defaultValues);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    validate().then(
      () => save(model),
      () => undefined,
    );
  };

  return (
    <form noValidate onSubmit={submit}>
      {render('name', { label: 'Name', rules: { required: 'Enter your name' } })(<input />)}
      {render('contact.email', { label: 'Email', rules: { validator: checkEmail } })(
        <input type="email" />,
      )}
      {render('news', { label: 'Send me news' })(<input type="checkbox" />)}

      <button type="submit">Sign up</button>
      <button type="button" onClick={reset}>
        Start over
      </button>
    </form>
  );
}
