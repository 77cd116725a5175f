/**
 * @title Cross-field errors and a form error
 * @description Submit: the end is before the start, and the form asks for a way to reach you. Correct the start or the end, and enter an email address or a phone number.
 * @keywords zod, refine, cross-field, path, form error, whole form
 */
import { useState } from 'react';
import * as z from 'zod';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const shift = z
  .object({ start: z.string(), end: z.string(), email: z.string(), phone: z.string() })
  .refine(({ start, end }) => start < end, {
    path: ['end'],
    error: /* i18n */ 'The end has to be after the start',
  })
  .refine(({ email, phone }) => email || phone, {
    error: /* i18n */ 'Enter an email address or a phone number',
  });

export default function VolunteerShift() {
  const form = useForm(
    { start: '14:00', end: '12:00', email: '', phone: '' },
    { labelPosition: 'top', schema: shift },
  );
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={form.contextProps}
      onSubmit={({ start, end }) => setOutcome(/* i18n */ `See you from ${start} to ${end}.`)}
    >
      {form.render('start', { label: 'Start' })(<input type="time" />)}
      {form.render('end', { label: 'End' })(<input type="time" />)}
      {form.render('email', { label: 'Email' })(<input type="email" autoComplete="email" />)}
      {form.render('phone', { label: 'Phone' })(<input type="tel" autoComplete="tel" />)}
      <button type="submit">Sign up for the shift</button>
      <p role="status">{outcome}</p>
    </Form>
  );
}
