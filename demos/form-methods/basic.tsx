/**
 * @title Validate some fields or all
 * @description The form’s ref validates the fields you name, or all of them. If there are errors, the promise rejects with the list of invalid fields.
 * @keywords ref, validate, FormMethod, ValidationError, part, step, clearValidate, reset
 */
import { useRef, useState } from 'react';
import { Form, FormItem, type FormMethod, type ValidationError } from 'bindform';
import 'bindform/styles.css';

export default function Application() {
  const form = useRef<FormMethod>(null);
  const [outcome, setOutcome] = useState('');

  const check = (ids?: string[]) =>
    form.current?.validate(ids).then(
      () => setOutcome(/* i18n */ 'No errors.'),
      ({ errors }: ValidationError) =>
        setOutcome(/* i18n */ `Errors in: ${errors.map(({ bindId }) => bindId).join(', ')}`),
    );
  const startOver = () => {
    form.current?.reset();
    setOutcome('');
  };

  return (
    <>
      <Form ref={form} labelPosition="top">
        <FormItem bindId="name" label="Name" defaultValue="" rules={{ required: true }}>
          <input autoComplete="name" />
        </FormItem>
        <FormItem bindId="mail" label="Email" defaultValue="" rules={{ required: true }}>
          <input type="email" autoComplete="email" />
        </FormItem>
        <FormItem bindId="reason" label="Reason" defaultValue="" rules={{ required: true }}>
          <textarea rows={2} />
        </FormItem>
      </Form>
      <p>
        <button type="button" onClick={() => check(['name', 'mail'])}>
          Check name and email
        </button>{' '}
        <button type="button" onClick={() => check()}>
          Check all
        </button>{' '}
        <button type="button" onClick={startOver}>
          Reset
        </button>
      </p>
      <p role="status">{outcome}</p>
    </>
  );
}
