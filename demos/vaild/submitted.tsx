/**
 * @title Validate after the first submission
 * @description Leave the name empty and go on: no error is shown. Press the button; from then on, each change updates the errors.
 * @keywords submitted, trigger, onSubmit, reValidateMode, late error
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

export default function TableBooking() {
  const form = useForm({ name: '', guests: '0' }, { labelPosition: 'top', trigger: 'submitted' });
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={form.contextProps}
      onSubmit={({ name, guests }) => setOutcome(/* i18n */ `Table for ${guests}, ${name}.`)}
      onSubmitError={() => setOutcome('')}
    >
      {form.render('name', { label: 'Name', rules: { required: 'Enter a name' } })(
        <input autoComplete="name" />,
      )}
      {form.render('guests', {
        label: 'Guests',
        rules: { validator: (value) => Number(value) < 1 && 'Enter at least 1 guest' },
      })(<input type="number" />)}
      <button type="submit">Book a table</button>
      <p role="status">{outcome}</p>
    </Form>
  );
}
