/**
 * @title Plan a trip
 * @description Type into a field and watch the inspector: only that field re-renders, and the component has rendered once.
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
  const search = ({ from, to }: typeof trip) => setRoute(`${from} → ${to}`);
  const rules = { required: 'Enter a destination' };

  return (
    <Form contextProps={form.contextProps} onSubmit={search}>
      {form.render('from', { label: 'From' })(<input />)}
      {form.render('to', { label: 'To', rules })(<input />)}
      <button>Find trains</button>
      <p role="status">{route}</p>
    </Form>
  );
}
