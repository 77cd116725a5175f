/**
 * @title Validate from outside the form
 * @description The button below the form validates it through a ref and shows how many fields have errors.
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
        <FormItem bindId="booking" label="Booking code" rules={{ required: 'Enter six letters' }}>
          <input maxLength={6} />
        </FormItem>
        <FormItem bindId="bags" label="Bags" rules={{ required: 'Enter the number of bags, or 0' }}>
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
