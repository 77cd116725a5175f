import { Form, useForm, type Messages } from 'bindform';
import { FormattedMessage } from 'react-intl';

const messages: Messages = {
  required: <FormattedMessage id="required" />,
  invalid: <FormattedMessage id="invalid" />,
};

const checkPassword = (value: string) =>
  value.length < 12 && <FormattedMessage id="short" values={{ length: 12 }} />;

export function Register({ save }: { save: (values: { password: string }) => void }) {
  const form = useForm({ password: '' }, { messages });
  return (
    <Form contextProps={form.contextProps} onSubmit={save}>
      {form.render('password', {
        label: <FormattedMessage id="password" />,
        rules: { required: true, validator: checkPassword },
      })(<input type="password" />)}
      <button type="submit">
        <FormattedMessage id="register" />
      </button>
    </Form>
  );
}
