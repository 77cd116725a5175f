import { Form, useForm } from 'bindform';
import 'bindform/styles.css';
import Joi from 'joi';

interface Values {
  name: string;
  contact: { email: string };
  news: boolean;
}

const email = Joi.string().email({ tlds: false }).messages({
  'string.empty': 'Enter an address with an @',
  'string.email': 'Enter an address with an @',
});

const schema = Joi.object<Values>({
  name: Joi.string().messages({ 'string.empty': 'Enter your name' }),
  contact: { email },
  news: Joi.boolean(),
}).prefs({ abortEarly: false });

export function SignUp({ save }: { save: (values: Values) => void }) {
  const form = useForm<Values, Values>(
    { name: '', contact: { email: '' }, news: false },
    { schema },
  );
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
