/**
 * @title Take a field out of validation
 * @description Without a VAT number the invoice cannot be made. Say that there is none: the error goes, and the invoice is made although the rule still stands in the code.
 * @keywords removeValidator, optional, skip validation
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Invoice() {
  const { render, validate, removeValidator, model } = useForm(
    { customer: '', vat: '' },
    { labelPosition: 'top' },
  );
  const [outcome, setOutcome] = useState('');

  const make = () =>
    validate().then(
      () => setOutcome(/* i18n */ `The invoice for ${model.customer} is ready.`),
      () => setOutcome(/* i18n */ 'There is no invoice yet.'),
    );

  return (
    <>
      {render('customer', { label: 'Customer', rules: { required: 'Name the customer' } })(
        <input autoComplete="off" />,
      )}
      {render('vat', { label: 'VAT number', rules: { required: 'Enter the VAT number' } })(
        <input />,
      )}
      <button type="button" onClick={make}>
        Make the invoice
      </button>{' '}
      <button type="button" onClick={() => removeValidator('vat')}>
        There is no VAT number
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
