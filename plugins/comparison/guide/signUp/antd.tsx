import { Button, Form, Input } from 'antd';

const empty = { username: '', email: '' };

async function isEmail(_rule: unknown, email: string) {
  if (!email.includes('@')) throw new Error('Enter an email address');
}

interface Props {
  isTaken: (username: string) => Promise<boolean>;
  save: (account: typeof empty) => void;
}

export function SignUp({ isTaken, save }: Props) {
  const isFree = async (_rule: unknown, name: string) => {
    if (await isTaken(name)) throw new Error('This username is taken');
  };

  return (
    <Form layout="vertical" initialValues={empty} onFinish={save}>
      <Form.Item
        name="username"
        label="Username"
        validateDebounce={300}
        validateFirst
        rules={[{ required: true, message: 'Enter a username' }, { validator: isFree }]}
      >
        <Input />
      </Form.Item>
      <Form.Item name="email" label="Email" rules={[{ validator: isEmail }]}>
        <Input type="email" />
      </Form.Item>
      <Button htmlType="submit">Sign up</Button>
    </Form>
  );
}
