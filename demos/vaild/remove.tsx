/**
 * @title Disable a field's validation
 * @description Without a VAT number, you get no invoice. Press the other button: the error disappears and the invoice is created, although the rule is still in the code.
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
      () => setOutcome(/* i18n */ 'No invoice yet.'),
    );

  return (
    <>
      {render('customer', { label: 'Customer', rules: { required: 'Enter a customer' } })(
        <input autoComplete="off" />,
      )}
      {render('vat', { label: 'VAT number', rules: { required: 'Enter the VAT number' } })(
        <input />,
      )}
      <button type="button" onClick={make}>
        Create the invoice
      </button>{' '}
      <button type="button" onClick={() => removeValidator('vat')}>
        I have no VAT number
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
