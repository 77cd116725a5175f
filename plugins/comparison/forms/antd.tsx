import { Button, Form, Input } from 'antd';

const empty = { name: '', email: '' };

async function isEmail(_rule: unknown, email: string) {
  if (!email.includes('@')) throw new Error('Enter an email address');
}

export function SignUp({ save }: { save: (account: typeof empty) => void }) {
  return (
    <Form layout="vertical" initialValues={empty} onFinish={save}>
      <Form.Item name="name" label="Name" rules={[{ required: true, message: 'Enter your name' }]}>
        <Input />
      </Form.Item>
      <Form.Item name="email" label="Email" rules={[{ validator: isEmail }]}>
        <Input type="email" />
      </Form.Item>
      <Button htmlType="submit">Sign up</Button>
    </Form>
  );
}
