/**
 * @title Ant Design
 * @description A support ticket with Input, Select, DatePicker and Checkbox. Submit it empty: each control shows its error, and the first one receives focus.
 * @keywords antd, Ant Design, Input, Select, DatePicker, Checkbox, defineProps, formatChangeValue, UI kit
 */
import { useState } from 'react';
import { Button, Checkbox, DatePicker, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { Form, useForm, type GetContentOptions } from 'bindform';
import 'bindform/styles.css';

const status = ({ isError }: GetContentOptions) => ({ status: isError ? 'error' : undefined });

export default function TicketForm() {
  const { render, model, contextProps } = useForm(
    { subject: '', area: '', due: '', agreed: false },
    { labelPosition: 'top' },
  );
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={contextProps}
      onSubmit={() => setOutcome(/* i18n */ `“${model.subject}” is open until ${model.due}.`)}
    >
      {render('subject', {
        label: 'Subject',
        fullWidth: true,
        rules: { required: 'Enter a subject' },
        defineProps: status,
      })(<Input />)}
      {render('area', {
        label: 'Area',
        rules: { required: 'Choose an area' },
        defineProps: (options) => ({ ...status(options), value: options.attrs.value || undefined }),
      })(
        <Select
          style={{ width: 220 }}
          placeholder="Select an area"
          options={[
            { value: 'billing', label: 'Billing' },
            { value: 'login', label: 'Signing in' },
            { value: 'other', label: 'Something else' },
          ]}
        />,
      )}
      {render('due', {
        label: 'Needed by',
        rules: { required: 'Choose a day' },
        formatChangeValue: (date: Dayjs | null) => date?.format('YYYY-MM-DD') ?? '',
        defineProps: (options) => ({
          ...status(options),
          value: options.model.due ? dayjs(options.model.due) : null,
        }),
      })(<DatePicker style={{ width: 220 }} placeholder="Year-month-day" />)}
      {render('agreed', { rules: { required: 'The team needs your consent' } })(
        <Checkbox>The team may read my messages</Checkbox>,
      )}
      <Button type="primary" htmlType="submit">
        Open a ticket
      </Button>
      <p role="status">{outcome}</p>
    </Form>
  );
}
