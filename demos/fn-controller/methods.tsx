/**
 * @title All methods of a field
 * @description Seven buttons in one field, each calling one method. Remove the rule: an empty code is valid until you reapply it.
 * @keywords validate, reset, clearValidate, removeValidator, reapplyValidator, setValue, setError, methods
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Voucher() {
  const { render } = useForm({ code: 'SPRING' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  return (
    <>
      {render('code', { label: 'Voucher code', rules: { required: 'Enter a code' } })((field) => {
        const check = () =>
          field.validate().then(
            () => setOutcome(/* i18n */ 'The code is valid.'),
            (error: Error) => setOutcome(/* i18n */ `Rejected: ${error.message}`),
          );
        const buttons: [string, () => unknown][] = [
          ['validate', check],
          ['reset', field.reset],
          ['clearValidate', field.clearValidate],
          ['removeValidator', field.removeValidator],
          ['reapplyValidator', field.reapplyValidator],
          ['setValue', () => field.setValue('')],
          ['setError', () => field.setError(/* i18n */ 'This code has expired')],
        ];
        return (
          <>
            <input {...field.attrs} value={field.model.code} />
            <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
              {buttons.map(([name, run]) => (
                <button key={name} type="button" onClick={() => run()}>
                  {name}
                </button>
              ))}
            </p>
          </>
        );
      })}
      <p role="status">{outcome}</p>
    </>
  );
}
