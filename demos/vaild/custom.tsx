/**
 * @title Confirm a password
 * @description Type the same password twice, then change the first one: the second field shows immediately that they differ.
 * @keywords validator, custom validator, password, confirm password, cross-field
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function NewPassword() {
  const { render, validate } = useForm({ password: '', again: '' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  const save = () =>
    validate().then(
      () => setOutcome(/* i18n */ 'The new password is saved.'),
      (error: Error) => setOutcome(/* i18n */ `Not saved: ${error.message}`),
    );

  return (
    <>
      {render('password', {
        label: 'New password',
        rules: {
          validator: (value) => value.length < 8 && `${8 - value.length} more characters needed`,
        },
      })(<input type="password" autoComplete="new-password" />)}
      {render('again', {
        label: 'Confirm password',
        rules: {
          validator: (value, { model }) =>
            value === model.password ? '' : 'The passwords do not match',
        },
      })(<input type="password" autoComplete="new-password" />)}
      <button type="button" onClick={save}>
        Save
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
