/**
 * @title Rules for a field
 * @description Press the button with nothing filled in. The two fields with rules show their errors; the note has no rules and is not validated.
 * @keywords validation, rules, required, validator, submit, error message
 */
import { useState } from 'react';
import { useForm, type ValidationError } from 'bindform';
import 'bindform/styles.css';

export default function ParcelLocker() {
  const { render, validate, model } = useForm(
    { recipient: '', locker: '', note: '' },
    { labelPosition: 'top' },
  );
  const [outcome, setOutcome] = useState('');

  const send = () =>
    validate().then(
      () => setOutcome(/* i18n */ `On its way to ${model.recipient}, locker ${model.locker}.`),
      ({ errors }: ValidationError) => setOutcome(/* i18n */ `Fields to correct: ${errors.length}`),
    );

  return (
    <>
      {render('recipient', {
        label: 'Recipient',
        rules: { required: 'Enter a recipient' },
      })(<input autoComplete="off" />)}
      {render('locker', {
        label: 'Locker',
        rules: [
          { required: 'Enter a locker' },
          { validator: (value) => (/^\d{3}$/.test(value) ? '' : 'A locker has three digits') },
        ],
      })(<input inputMode="numeric" />)}
      {render('note', { label: 'Note to the courier' })(<input />)}
      <button type="button" onClick={send}>
        Send
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
