/**
 * @title Two fields that follow each other
 * @description Type into either field and the other is converted, while what you typed stays as you typed it.
 * @keywords linkage, cycle, loop, two-way, conversion, Celsius, Fahrenheit
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

const toFahrenheit = (celsius: string) => celsius && ((Number(celsius) * 9) / 5 + 32).toFixed(1);
const toCelsius = (fahrenheit: string) =>
  fahrenheit && (((Number(fahrenheit) - 32) * 5) / 9).toFixed(1);

export default function OvenTemperature() {
  const { render, model, useWatch } = useForm({ celsius: '', fahrenheit: '' });
  const agree = () =>
    model.fahrenheit === toFahrenheit(model.celsius) ||
    model.celsius === toCelsius(model.fahrenheit);

  useWatch(
    ({ model }) => model.celsius,
    (celsius) => {
      if (!agree()) model.fahrenheit = toFahrenheit(celsius);
    },
  );
  useWatch(
    ({ model }) => model.fahrenheit,
    (fahrenheit) => {
      if (!agree()) model.celsius = toCelsius(fahrenheit);
    },
  );

  return (
    <>
      {render('celsius', { label: 'Celsius' })(<input type="number" step="any" />)}
      {render('fahrenheit', { label: 'Fahrenheit' })(<input type="number" step="any" />)}
    </>
  );
}
