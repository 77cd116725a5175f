/**
 * @title Step 1: Bind fields to data
 * @description Type something: the Model tab shows the data of the form, with paths as property names. Then register.
 * @keywords first form, tutorial, step 1, useForm, render, Form, onSubmit
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

export default function Registration() {
  const form = useForm({ name: '', phone: '' }, { labelPosition: 'top' });
  const [registered, setRegistered] = useState('');

  return (
    <Form contextProps={form.contextProps} onSubmit={({ name }) => setRegistered(name)}>
      {form.render('name', { label: 'Name' })(<input autoComplete="name" />)}
      {form.render('phone', { label: 'Phone' })(<input type="tel" autoComplete="tel" />)}
      <div>
        <button>Register</button>
      </div>
      <p role="status">{registered && `Registered: ${registered}`}</p>
    </Form>
  );
}
