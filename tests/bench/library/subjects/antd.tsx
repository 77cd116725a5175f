import { Form, type FormItemProps } from 'antd';
import type { ComponentProps } from 'react';
import {
  CountedInput,
  FieldError,
  flatValues,
  lastName,
  mismatch,
  names,
  newRow,
  newRows,
  type Subject,
} from '../subject';

/** A custom control with its error, which `Form.Item` shows only in its own layout. */
function Control(props: ComponentProps<typeof CountedInput>) {
  const { errors } = Form.Item.useStatus();
  return (
    <>
      <CountedInput {...props} />
      <FieldError>{errors[0]}</FieldError>
    </>
  );
}

const required: FormItemProps['rules'] = [{ required: true, message: 'Required' }];

const repeated: FormItemProps['rules'] = [
  ({ getFieldValue }) => ({
    validator(_, value) {
      const error = mismatch(value, getFieldValue('f0'));
      return error ? Promise.reject(new Error(error)) : Promise.resolve();
    },
  }),
];

const ignored = () => undefined;

/**
 * The form of Ant Design without its layout: `noStyle` leaves out all markup of `Form.Item`, and the control is
 * the input that all libraries share.
 *
 * @see https://ant.design/components/form#formitem
 * @see https://ant.design/components/form#formlist
 * @see https://ant.design/components/form#dependencies
 * @see https://ant.design/components/form#formitemusestatus
 */
export const subject: Subject = {
  Flat: function Flat({ count, value, onSubmit, handle }) {
    const [form] = Form.useForm();
    handle.validateAll = () => form.validateFields().catch(ignored);
    handle.reset = () => form.resetFields();
    return (
      <Form form={form} initialValues={flatValues(count, value)} onFinish={onSubmit}>
        <div>
          {names(count).map((name) => (
            <Form.Item key={name} name={name} rules={required} noStyle>
              <Control />
            </Form.Item>
          ))}
        </div>
      </Form>
    );
  },
  Rows: function Rows({ count, onSubmit, handle }) {
    const [form] = Form.useForm();
    return (
      <Form form={form} initialValues={{ rows: newRows(count) }} onFinish={onSubmit}>
        <div>
          <Form.List name="rows">
            {(fields, { add, remove, move }) => {
              handle.addRow = () => add(newRow());
              handle.removeFirstRow = () => remove(0);
              handle.moveFirstRow = () => move(0, fields.length - 1);
              return fields.map(({ key, name }) => (
                <Form.Item key={key} name={[name, 'text']} rules={required} noStyle>
                  <Control />
                </Form.Item>
              ));
            }}
          </Form.List>
        </div>
      </Form>
    );
  },
  Dependent: function Dependent({ count, value, onSubmit, handle }) {
    const [form] = Form.useForm();
    handle.validateAll = () => form.validateFields().catch(ignored);
    const last = lastName(count);
    return (
      <Form form={form} initialValues={flatValues(count, value)} onFinish={onSubmit}>
        <div>
          {names(count).map((name) => (
            <Form.Item
              key={name}
              name={name}
              rules={name === last ? repeated : required}
              dependencies={name === last ? ['f0'] : undefined}
              noStyle
            >
              <Control />
            </Form.Item>
          ))}
        </div>
      </Form>
    );
  },
};
