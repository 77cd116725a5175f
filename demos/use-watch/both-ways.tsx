/**
 * @title Two fields that update each other
 * @description Type into either field: the other one is converted, and your input stays as you typed it.
 * @keywords linkage, cycle, loop, two-way, conversion, Celsius, Fahrenheit
 */
import { useForm, useWatch } from 'bindform';
import 'bindform/styles.css';

const toFahrenheit = (celsius: string) => celsius && ((Number(celsius) * 9) / 5 + 32).toFixed(1);
const toCelsius = (fahrenheit: string) =>
  fahrenheit && (((Number(fahrenheit) - 32) * 5) / 9).toFixed(1);

export default function OvenTemperature() {
  const form = useForm({ celsius: '', fahrenheit: '' });
  const agree = () =>
    form.model.fahrenheit === toFahrenheit(form.model.celsius) ||
    form.model.celsius === toCelsius(form.model.fahrenheit);

  useWatch(
    form,
    ({ model }) => model.celsius,
    (celsius) => {
      if (!agree()) form.setValue('fahrenheit', toFahrenheit(celsius));
    },
  );
  useWatch(
    form,
    ({ model }) => model.fahrenheit,
    (fahrenheit) => {
      if (!agree()) form.setValue('celsius', toCelsius(fahrenheit));
    },
  );

  return (
    <>
      {form.render('celsius', { label: 'Celsius' })(<input type="number" step="any" />)}
      {form.render('fahrenheit', { label: 'Fahrenheit' })(<input type="number" step="any" />)}
    </>
  );
}
