import { Button, Form, Input, InputNumber } from 'antd';

const empty = { lines: [{ item: '', price: 0 }] };

type Order = typeof empty;

function Total() {
  const form = Form.useFormInstance<Order>();
  const lines = Form.useWatch('lines', form) ?? [];
  return <output>Total: {lines.reduce((sum, line) => sum + (line?.price ?? 0), 0)}</output>;
}

export function Lines({ save }: { save: (order: Order) => void }) {
  return (
    <Form layout="vertical" initialValues={empty} onFinish={save}>
      <Form.List name="lines">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <fieldset key={key}>
                <Form.Item
                  name={[name, 'item']}
                  label="Item"
                  rules={[{ required: true, message: 'Enter the item' }]}
                >
                  <Input />
                </Form.Item>
                <Form.Item name={[name, 'price']} label="Price">
                  <InputNumber />
                </Form.Item>
                <Button onClick={() => remove(name)}>Remove</Button>
              </fieldset>
            ))}
            <Button onClick={() => add({ item: '', price: 0 })}>Add a line</Button>
          </>
        )}
      </Form.List>
      <Total />
      <Button htmlType="submit">Order</Button>
    </Form>
  );
}
