/**
 * @title Subscribe to the whole model
 * @description Edit or add anything: the review below is always up to date.
 * @keywords useSubscribe, whole model, preview, review, snapshot
 */
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Alert {
  city: string;
  weather: { below: string; storms: boolean };
  phones: string[];
}

function Review({ form }: { form: UseFormReturn<Alert> }) {
  const { city, weather, phones } = useSubscribe(form, ({ model }) => model);
  return (
    <ul aria-label="Review">
      <li>{city || 'No city yet'}</li>
      <li>Below {weather.below} °C</li>
      {weather.storms && <li>Storms</li>}
      {phones.length > 0 && <li>To {phones.join(', ')}</li>}
    </ul>
  );
}

export default function WeatherAlert() {
  const form = useForm<Alert>({ city: '', weather: { below: '0', storms: false }, phones: [] });

  return (
    <>
      {form.render('city', { label: 'Alert for' })(<input />)}
      {form.render('weather.below', { label: 'Below °C' })(<input type="number" />)}
      {form.render('weather.storms', { label: 'Storms' })(<input type="checkbox" />)}
      <button type="button" onClick={() => form.model.phones.push('112')}>
        Add a phone
      </button>
      <Review form={form} />
    </>
  );
}
