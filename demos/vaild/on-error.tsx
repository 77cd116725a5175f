/**
 * @title Be told when a rule fails
 * @description Each failing check adds a line to the log, with the path and the message. An error that is set by hand shows below the field and adds none.
 * @keywords onError, log, analytics, setError
 */
import { useState, type ReactNode } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Thermostat() {
  const { render, validate, setError } = useForm(
    { target: '35', room: '' },
    { labelPosition: 'top', trigger: 'manual' },
  );
  const [log, setLog] = useState<ReactNode[]>([]);
  const onError = (message: ReactNode, bindId: string) =>
    setLog((lines) => [...lines, `${bindId}: ${String(message)}`]);

  return (
    <>
      {render('room', { label: 'Room', rules: { required: 'Which room is it?' }, onError })(
        <input />,
      )}
      {render('target', {
        label: 'Target, °C',
        rules: { validator: (value) => Number(value) > 28 && 'That is too hot' },
        onError,
      })(<input type="number" />)}
      <button type="button" onClick={() => validate().catch(() => {})}>
        Check the room
      </button>{' '}
      <button
        type="button"
        onClick={() => setError('target', /* i18n */ 'The heating is switched off')}
      >
        Set an error by hand
      </button>
      <ol aria-label="Log">
        {log.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}
