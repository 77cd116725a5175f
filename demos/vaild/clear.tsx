/**
 * @title Clear errors, keep the rules
 * @description Check the values, then clear one error or all of them. The rules stay: the next keystroke in a field validates it again.
 * @keywords clearValidate, clear error, dismiss
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

const between = (low: number, high: number) => ({
  validator: (value: string) =>
    Number(value) < low || Number(value) > high ? `Keep it between ${low} and ${high}` : '',
});

export default function Greenhouse() {
  const { render, validate, clearValidate } = useForm(
    { temperature: '41', humidity: '12' },
    { labelPosition: 'top' },
  );

  return (
    <>
      {render('temperature', { label: 'Temperature, °C', rules: between(10, 30) })(
        <input type="number" />,
      )}
      {render('humidity', { label: 'Humidity, %', rules: between(40, 80) })(
        <input type="number" />,
      )}
      <button type="button" onClick={() => validate().catch(() => {})}>
        Check the values
      </button>{' '}
      <button type="button" onClick={() => clearValidate('temperature')}>
        Clear the first
      </button>{' '}
      <button type="button" onClick={() => clearValidate()}>
        Clear all
      </button>
    </>
  );
}
