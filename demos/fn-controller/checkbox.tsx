/**
 * @title Checkbox and switch
 * @description The checkbox comes before its label. Order without accepting the terms to see the error, then accept them and order again.
 * @keywords checkbox, switch, checked, required, terms, label, role switch
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Checkout() {
  const { render, validate, model } = useForm({ gift: false, terms: false });
  const [outcome, setOutcome] = useState('');

  const order = () =>
    validate().then(
      () => setOutcome(model.gift ? /* i18n */ 'Ordered, as a gift' : /* i18n */ 'Ordered'),
      () => setOutcome(''),
    );

  return (
    <>
      {render('gift', { label: 'Gift wrap' })(({ attrs }) => (
        <button
          type="button"
          role="switch"
          id={attrs.id}
          aria-checked={attrs.checked}
          onClick={() => attrs.onChange(!attrs.checked)}
        >
          {attrs.checked ? 'On' : 'Off'}
        </button>
      ))}
      {render('terms', { rules: { required: 'Please accept the terms' } })(({ attrs }) => (
        <label>
          <input {...attrs} type="checkbox" value="accepted" /> I accept the terms
        </label>
      ))}
      <button type="button" onClick={order}>
        Order
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
