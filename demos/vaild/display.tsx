/**
 * @title An error with a suggestion
 * @description Start the server with the given port: the error has a button that fills in a free port, and the error disappears.
 * @keywords customErrTips, custom error, error display, suggestion
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

const BUSY = ['80', '3000'];

export default function ServerSettings() {
  const { render, validate, setValue, model } = useForm({ port: '3000' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  const start = () =>
    validate().then(
      () => setOutcome(/* i18n */ `Listening on port ${model.port}.`),
      () => setOutcome(''),
    );

  const repair = () => {
    setValue('port', '3001');
    return start();
  };

  return (
    <>
      {render('port', {
        label: 'Port',
        rules: { validator: (value) => BUSY.includes(value) && `Port ${value} is in use.` },
        customErrTips: (message) => (
          <>
            {message}{' '}
            <button type="button" onClick={repair}>
              Use 3001 instead
            </button>
          </>
        ),
      })(<input inputMode="numeric" />)}
      <button type="button" onClick={start}>
        Start the server
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
