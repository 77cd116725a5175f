import { Button, Checkbox, Input } from 'antd';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const initialValues = { name: '', contact: { email: '' }, news: false };

const checkEmail = (email: string) => !email.includes('@') && 'Enter an address with an @';

/** Invalid inputs have a red border, as in Ant Design's own form. */
const withStatus = ({ isError }: { isError: boolean }) => ({
  status: isError ? ('error' as const) : undefined,
});

export function SignUp({ save }: { save: (values: typeof initialValues) => void }) {
  const form = useForm(initialValues);
  return (
    <Form contextProps={form.contextProps} onSubmit={save}>
      {form.render('name', {
        label: 'Name',
        rules: { required: 'Enter your name' },
        defineProps: withStatus,
      })(<Input />)}
      {form.render('contact.email', {
        label: 'Email',
        rules: { validator: checkEmail },
        defineProps: withStatus,
      })(<Input type="email" />)}
      {form.render('news')(<Checkbox>Send me news</Checkbox>)}

      <Button htmlType="submit">Sign up</Button>
      <Button onClick={form.reset}>Start over</Button>
    </Form>
  );
}
