/**
 * @title Radix
 * @description A room booking with headless Select and Checkbox in your own styles. Book it empty: each control shows its error, and the first one receives focus.
 * @keywords Radix, headless, Select, Checkbox, date, CSS, primitives, UI kit
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';
import { Choice } from './radix/Choice';
import { Tick } from './radix/Tick';
import './radix/kit.css';

export default function RoomBooking() {
  const { render, model, contextProps } = useForm(
    { host: '', room: '', day: '', quiet: false },
    { labelPosition: 'top' },
  );
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={contextProps}
      onSubmit={() => setOutcome(/* i18n */ `${model.host} has the room on ${model.day}.`)}
    >
      {render('host', { label: 'Host', rules: { required: 'Enter a host' } })(
        <input className="kit-field" autoComplete="off" />,
      )}
      {render('room', { label: 'Room', rules: { required: 'Choose a room' } })(
        <Choice
          placeholder="Choose…"
          options={[
            { value: 'attic', label: 'Attic, 4 seats' },
            { value: 'garden', label: 'Garden room, 12 seats' },
          ]}
        />,
      )}
      {render('day', { label: 'Day', rules: { required: 'Choose a day' } })(
        <input className="kit-field" type="date" />,
      )}
      {render('quiet', { rules: { required: 'Please agree to the quiet hours' } })(
        <Tick>We keep quiet after nine</Tick>,
      )}
      <button className="kit-button" type="submit">
        Book the room
      </button>
      <p role="status">{outcome}</p>
    </Form>
  );
}
