/**
 * @title Validate some fields
 * @description The delivery price depends on country and weight, so its button validates only these two. The name is required when you order.
 * @keywords validate, some fields, partial validation, step, validateFields
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Delivery() {
  const { render, validate, model } = useForm(
    { name: '', country: '', weight: '' },
    { labelPosition: 'top' },
  );
  const [outcome, setOutcome] = useState('');

  const quote = () =>
    validate(['country', 'weight']).then(
      () => setOutcome(/* i18n */ `Delivery costs ${5 + Number(model.weight) * 2} dollars.`),
      () => setOutcome(''),
    );
  const order = () =>
    validate().then(
      () => setOutcome(/* i18n */ `Ordered for ${model.name}.`),
      () => setOutcome(''),
    );

  return (
    <>
      {render('name', { label: 'Your name', rules: { required: 'Tell us your name' } })(
        <input autoComplete="name" />,
      )}
      {render('country', { label: 'Country', rules: { required: 'Choose a country' } })(
        <select>
          <option value="">Choose</option>
          <option value="CA">Canada</option>
          <option value="MX">Mexico</option>
        </select>,
      )}
      {render('weight', { label: 'Weight, kg', rules: { required: 'Enter the weight' } })(
        <input type="number" min={1} />,
      )}
      <button type="button" onClick={quote}>
        Get delivery price
      </button>{' '}
      <button type="button" onClick={order}>
        Order now
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
