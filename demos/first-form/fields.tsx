/**
 * @title Step 1: Bind fields to data
 * @description Fill in both fields and register: the submitted data appears below, under the names that the paths have.
 * @keywords first form, tutorial, step 1, useForm, render, Form, onSubmit
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

export default function Registration() {
  const form = useForm({ name: '', phone: '' }, { labelPosition: 'top' });
  const [result, setResult] = useState('');

  return (
    <Form contextProps={form.contextProps} onSubmit={(data) => setResult(JSON.stringify(data))}>
      {form.render('name', { label: 'Name' })(<input autoComplete="name" />)}
      {form.render('phone', { label: 'Phone' })(<input type="tel" autoComplete="off" />)}
      <div>
        <button>Register</button>
      </div>
      <output>{result}</output>
    </Form>
  );
}
