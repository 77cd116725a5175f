import { Button, Checkbox, Form, Input } from 'antd';

const initialValues = { name: '', contact: { email: '' }, news: false };

async function checkEmail(_rule: unknown, email: string) {
  if (!email.includes('@')) throw new Error('Enter an address with an @');
}

export function SignUp({ save }: { save: (values: typeof initialValues) => void }) {
  return (
    <Form initialValues={initialValues} onFinish={save}>
      <Form.Item name="name" label="Name" rules={[{ required: true, message: 'Enter your name' }]}>
        <Input />
      </Form.Item>
      <Form.Item name={['contact', 'email']} label="Email" rules={[{ validator: checkEmail }]}>
        <Input type="email" />
      </Form.Item>
      <Form.Item name="news" valuePropName="checked">
        <Checkbox>Send me news</Checkbox>
      </Form.Item>

      <Button htmlType="submit">Sign up</Button>
      <Button htmlType="reset">Start over</Button>
    </Form>
  );
}
