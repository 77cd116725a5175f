import { Button, Checkbox, Form, Input } from 'antd';
import { empty, schema, type Customer } from './schema';

const ruleOf = (name: keyof Customer) => (form: { getFieldsValue: () => Customer }) => ({
  async validator() {
    const { error } = schema.safeParse({ ...empty, ...form.getFieldsValue() });
    const issue = error?.issues.find(({ path }) => path[0] === name);
    if (issue) throw new Error(issue.message);
  },
});

export function Invoice({ save }: { save: (customer: Customer) => void }) {
  const [form] = Form.useForm<Customer>();
  const isCompany = Form.useWatch('isCompany', form);

  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={empty}
      onFinish={(customer) => save({ ...empty, ...customer })}
    >
      <Form.Item name="email" label="Email" rules={[ruleOf('email')]}>
        <Input type="email" />
      </Form.Item>
      <Form.Item name="isCompany" valuePropName="checked">
        <Checkbox>Company</Checkbox>
      </Form.Item>
      {isCompany && (
        <Form.Item name="taxId" label="Tax ID" rules={[ruleOf('taxId')]}>
          <Input />
        </Form.Item>
      )}
      <Button htmlType="submit">Save</Button>
    </Form>
  );
}
