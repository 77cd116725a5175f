/**
 * @title Ant Design
 * @description Input, Select and Switch as they are; defineProps tells the input when it is in error.
 * @keywords antd, Ant Design, Input, Select, Switch, defineProps, UI kit
 */
import { useState } from 'react';
import { Button, Input, Select, Switch } from 'antd';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function TicketForm() {
  const { render, validate, model } = useForm(
    { subject: '', priority: 'normal', notify: true },
    { labelPosition: 'top' },
  );
  const [outcome, setOutcome] = useState('');

  const submit = () =>
    validate().then(
      () => setOutcome(/* i18n */ `Ticket “${model.subject}” is open.`),
      () => setOutcome(''),
    );

  return (
    <>
      {render('subject', {
        label: 'Subject',
        fullWidth: true,
        rules: { required: 'Say what it is about' },
        defineProps: ({ isError }) => ({ status: isError ? 'error' : undefined }),
      })(<Input />)}
      {render('priority', { label: 'Priority' })(
        <Select
          style={{ width: 160 }}
          options={[
            { value: 'low', label: 'Low' },
            { value: 'normal', label: 'Normal' },
            { value: 'high', label: 'High' },
          ]}
        />,
      )}
      {render('notify', { label: 'Tell me about answers' })(<Switch />)}
      <Button type="primary" onClick={submit}>
        Open a ticket
      </Button>
      <p role="status">{outcome}</p>
    </>
  );
}
