/**
 * @title One zod schema for the whole form
 * @description Book a stay: the schema validates all fields, and onSubmit gets a date and a number, from which it computes the last day and the price.
 * @keywords zod, schema, coerce, transform, output, whole form, Standard Schema
 */
import { useState } from 'react';
import * as z from 'zod';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const DAY = 24 * 60 * 60 * 1000;

const stay = z.object({
  guest: z.string().trim().min(1, /* i18n */ 'Enter your name'),
  arrival: z.coerce.date(/* i18n */ 'Choose a day'),
  nights: z.coerce
    .number()
    .int(/* i18n */ 'Enter a whole number')
    .min(2, /* i18n */ 'Stay at least 2 nights'),
});

export default function Stay() {
  const form = useForm(
    { guest: '', arrival: '', nights: '1' },
    { labelPosition: 'top', schema: stay },
  );
  const [outcome, setOutcome] = useState('');

  const book = ({ guest, arrival, nights }: z.output<typeof stay>) => {
    const last = new Date(arrival.getTime() + nights * DAY).toISOString().slice(0, 10);
    setOutcome(/* i18n */ `${guest} stays until ${last} for ${nights * 90} dollars.`);
  };

  return (
    <Form contextProps={form.contextProps} onSubmit={book}>
      {form.render('guest', { label: 'Name' })(<input autoComplete="name" />)}
      {form.render('arrival', { label: 'Arrival' })(<input type="date" />)}
      {form.render('nights', { label: 'Nights' })(<input type="number" />)}
      <button type="submit">Book</button>
      <p role="status">{outcome}</p>
    </Form>
  );
}
