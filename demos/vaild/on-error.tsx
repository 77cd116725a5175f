/**
 * @title Log failures with onError
 * @description Each failed validation adds its path and message to the log. An error set with setError appears below the field but is not logged.
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
      {render('room', { label: 'Room', rules: { required: 'Enter a room' }, onError })(<input />)}
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
        Set an error
      </button>
      <ol aria-label="Log">
        {log.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}
