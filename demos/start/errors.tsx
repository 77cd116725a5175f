/**
 * @title Validation rules
 * @description Leave the date empty, or ask for more than six seats: the error appears below its field, and disappears once you correct it.
 * @keywords error, rules, required, validator, message, validate
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function BoatTrip() {
  const { render, validate } = useForm({ day: '', seats: '2' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  const book = () =>
    validate().then(
      () => setOutcome(/* i18n */ 'The boat is booked.'),
      () => setOutcome(''),
    );

  return (
    <>
      {render('day', { label: 'Day', rules: { required: 'Choose a day' } })(<input type="date" />)}
      {render('seats', {
        label: 'Seats',
        rules: [
          { required: 'Enter the number of seats' },
          { validator: (value) => (Number(value) > 6 ? 'The boat has six seats' : '') },
        ],
      })(<input type="number" min={1} />)}
      <button type="button" onClick={book}>
        Book the boat
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
