import { Form, useForm, type Messages } from 'bindform';
import { useTranslation } from 'react-i18next';

/** A text in the current language. As an error message, it changes with the language. */
function Text({ id, length }: { id: string; length?: number }) {
  const { t } = useTranslation();
  return t(id, { length });
}

const messages: Messages = {
  required: <Text id="required" />,
  invalid: <Text id="invalid" />,
};

const checkPassword = (value: string) => value.length < 12 && <Text id="short" length={12} />;

export function Register({ save }: { save: (values: { password: string }) => void }) {
  const form = useForm({ password: '' }, { messages });
  return (
    <Form contextProps={form.contextProps} onSubmit={save}>
      {form.render('password', {
        label: <Text id="password" />,
        rules: { required: true, validator: checkPassword },
      })(<input type="password" />)}
      <button type="submit">
        <Text id="register" />
      </button>
    </Form>
  );
}
