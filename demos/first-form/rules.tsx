/**
 * @title Step 2: Validate fields
 * @description Register with empty fields: both errors appear, and the first field receives focus. Then enter a phone number that is too short.
 * @keywords first form, tutorial, step 2, rules, required, validator, phone number
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const phonePattern = /^1\d{10}$/;

export default function Registration() {
  const form = useForm({ name: '', phone: '' }, { labelPosition: 'top' });
  const [registered, setRegistered] = useState('');

  return (
    <Form contextProps={form.contextProps} onSubmit={({ name }) => setRegistered(name)}>
      {form.render('name', {
        label: 'Name',
        rules: { required: 'Enter your name' },
      })(<input autoComplete="name" />)}
      {form.render('phone', {
        label: 'Phone',
        rules: {
          validator: (phone) => !phonePattern.test(phone) && 'Enter 11 digits, starting with 1',
        },
      })(<input type="tel" autoComplete="tel" />)}
      <div>
        <button>Register</button>
      </div>
      <p role="status">{registered && `Registered: ${registered}`}</p>
    </Form>
  );
}
