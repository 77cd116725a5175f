/**
 * @title render and FormItem in one form
 * @description Move the slider, and the number beside it follows: two items on one path, checked together.
 * @keywords render, FormItem, mixed, same bindId, slider, range
 */
import { useState } from 'react';
import { Form, FormItem, useForm } from 'bindform';
import 'bindform/styles.css';

export default function Loudness() {
  const { contextProps, render, validate } = useForm({ volume: '40', room: '' });
  const [outcome, setOutcome] = useState('');

  const save = () =>
    validate().then(
      () => setOutcome(/* i18n */ 'The volume is saved.'),
      ({ message }: Error) => setOutcome(/* i18n */ `Not saved: ${message}`),
    );

  return (
    <Form contextProps={contextProps} labelPosition="top">
      {render('room', { label: 'Room', rules: { required: 'Name the room' } })(<input />)}
      {render('volume', { label: 'Volume' })(<input type="range" min={0} max={100} />)}
      <FormItem
        bindId="volume"
        label="Volume in percent"
        rules={{ validator: (value) => (Number(value) > 80 ? '80 percent is the limit' : '') }}
      >
        <input type="number" min={0} max={100} />
      </FormItem>
      <div>
        <button type="button" onClick={save}>
          Save the volume
        </button>
      </div>
      <p role="status">{outcome}</p>
    </Form>
  );
}
