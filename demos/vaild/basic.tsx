/**
 * @title Rules beside the field
 * @description A required field, a function of your own, and a rule that looks at another field.
 * @keywords validation, rules, required, validator, password, confirm
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function NewPassword() {
  const { render, validate, model, reset } = useForm(
    { user: '', password: '', again: '' },
    { labelPosition: 'top', trigger: 'blur' },
  );
  const [outcome, setOutcome] = useState('');

  const save = () =>
    validate().then(
      () => setOutcome(/* i18n */ 'The new password is saved.'),
      (error: Error) => setOutcome(/* i18n */ `Not saved: ${error.message}`),
    );

  return (
    <>
      {render('user', { label: 'User name', rules: { required: 'Enter your user name' } })(
        <input autoComplete="username" />,
      )}
      {render('password', {
        label: 'New password',
        rules: [
          { required: 'Choose a password' },
          { validator: (value) => (value.length < 8 ? 'Use at least 8 characters' : '') },
        ],
      })(<input type="password" autoComplete="new-password" />)}
      {render('again', {
        label: 'Once more',
        rules: {
          validator: (value) => (value === model.password ? '' : 'The two passwords differ'),
        },
      })(<input type="password" autoComplete="new-password" />)}
      <button type="button" onClick={save}>
        Save
      </button>{' '}
      <button
        type="button"
        onClick={() => {
          reset();
          setOutcome('');
        }}
      >
        Start over
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
