/**
 * @title Mix render and FormItem
 * @description Drag the slider: the number next to it updates. Both fields have the same path and are validated together.
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
      {render('room', { label: 'Room', rules: { required: 'Enter a room' } })(<input />)}
      {render('volume', { label: 'Volume' })(<input type="range" min={0} max={100} />)}
      <FormItem
        bindId="volume"
        label="Volume in percent"
        rules={{ validator: (value) => (Number(value) > 80 ? 'Enter 80 percent or less' : '') }}
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
