/**
 * @title Plan a trip
 * @description Type into a field and watch the inspector: only that field renders, and the component renders once.
 * @keywords render, isolated update, model, inspector, first form
 * @inspect renders
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const trip = { from: /* i18n */ 'Lisbon', to: '' };

export default function Trip() {
  const form = useForm(trip, { labelPosition: 'top' });
  const [route, setRoute] = useState('');

  return (
    <Form contextProps={form.contextProps} onSubmit={({ from, to }) => setRoute(`${from} → ${to}`)}>
      {form.render('from', { label: 'From' })(<input />)}
      {form.render('to', { label: 'To', rules: { required: 'Enter a destination' } })(<input />)}
      <button>Find trains</button>
      <p role="status">{route}</p>
    </Form>
  );
}
