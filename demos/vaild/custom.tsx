/**
 * @title Confirm a password
 * @description Type the same password twice, then change the first one: the second field shows at once that they differ.
 * @keywords validator, custom validator, password, confirm password, cross-field, useWatch
 */
import { useState } from 'react';
import { useForm, useWatch } from 'bindform';
import 'bindform/styles.css';

export default function NewPassword() {
  const form = useForm({ password: '', again: '' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  useWatch(
    form,
    ({ model }) => model.password,
    () => {
      if (form.model.again) form.validate('again').catch(() => {});
    },
  );

  const save = () =>
    form.validate().then(
      () => setOutcome(/* i18n */ 'The new password is saved.'),
      (error: Error) => setOutcome(/* i18n */ `Not saved: ${error.message}`),
    );

  return (
    <>
      {form.render('password', {
        label: 'New password',
        rules: {
          validator: (value) => value.length < 8 && `${8 - value.length} more characters needed`,
        },
      })(<input type="password" autoComplete="new-password" />)}
      {form.render('again', {
        label: 'Confirm password',
        rules: {
          validator: (value) => (value === form.model.password ? '' : 'The passwords do not match'),
        },
      })(<input type="password" autoComplete="new-password" />)}
      <button type="button" onClick={save}>
        Save
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
