/**
 * @title A button outside of the form
 * @description The button below the form validates it through a ref, and tells how many fields are wrong.
 * @keywords ref, validate, FormMethod, ValidationError, errors, dialog
 */
import { useRef, useState } from 'react';
import { Form, FormItem, type FormMethod, type ValidationError } from 'bindform';
import 'bindform/styles.css';

export default function CheckIn() {
  const form = useRef<FormMethod>(null);
  const [outcome, setOutcome] = useState('');

  const checkIn = () =>
    form.current?.validate().then(
      () => setOutcome(/* i18n */ 'Your boarding pass is ready.'),
      ({ errors }: ValidationError) => setOutcome(/* i18n */ `Fields to correct: ${errors.length}`),
    );

  return (
    <>
      <Form ref={form} labelPosition="top" trigger="manual">
        <FormItem bindId="booking" label="Booking code" rules={{ required: 'Six letters' }}>
          <input maxLength={6} />
        </FormItem>
        <FormItem bindId="bags" label="Bags" rules={{ required: 'Count your bags, or enter 0' }}>
          <input type="number" min={0} />
        </FormItem>
      </Form>
      <hr />
      <button type="button" onClick={checkIn}>
        Check in
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
