/**
 * @title A zod schema as a rule
 * @description Each field takes a zod schema as its rule; the first issue of the schema appears below the field.
 * @keywords zod, Standard Schema, schema, valibot, arktype
 */
import { useState } from 'react';
import * as z from 'zod';
import { useForm } from 'bindform';
import 'bindform/styles.css';

const tickets = z.coerce
  .number()
  .int(/* i18n */ 'Enter a whole number')
  .min(1, /* i18n */ 'Enter at least 1')
  .max(6, /* i18n */ 'Enter at most 6');

export default function Concert() {
  const { render, validate, model } = useForm(
    { email: '', tickets: '2', block: '' },
    { labelPosition: 'top' },
  );
  const [outcome, setOutcome] = useState('');

  const order = () =>
    validate().then(
      () => setOutcome(/* i18n */ `${model.tickets} tickets in block ${model.block} are yours.`),
      () => setOutcome(''),
    );

  return (
    <>
      {render('email', {
        label: 'Send them to',
        rules: z.email(/* i18n */ 'Enter a valid email address'),
      })(<input type="email" autoComplete="email" />)}
      {render('tickets', { label: 'Tickets', rules: tickets })(<input type="number" />)}
      {render('block', {
        label: 'Block',
        rules: [
          { required: 'Enter a block' },
          z.string().regex(/^[A-F]$/, /* i18n */ 'Enter a block from A to F'),
        ],
      })(<input />)}
      <button type="button" onClick={order}>
        Order
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
