/**
 * @title Custom star rating
 * @description Stars in a separate file become a field. Send the form without a rating to see the error, then choose stars and send it again.
 * @keywords custom control, rating, stars, radio, component, css
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';
import { Stars } from './rating/Stars';

export default function Review() {
  const { render, model, validate } = useForm({ stars: 0, text: '' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  const send = () =>
    validate().then(
      () => setOutcome(/* i18n */ `Sent: ${model.stars} of 5. ${model.text}`),
      () => setOutcome(''),
    );

  return (
    <>
      {render('stars', {
        label: 'Your rating',
        rules: { validator: (value) => (value === 0 ? 'Choose one to five stars' : '') },
      })(<Stars />)}
      {render('text', { label: 'What did you like?' })(<textarea rows={2} />)}
      <button type="button" onClick={send}>
        Send
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
