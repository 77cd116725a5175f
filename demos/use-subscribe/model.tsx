/**
 * @title Subscribe to the whole model
 * @description Edit or add anything: the request below shows exactly what would be sent.
 * @keywords useSubscribe, whole model, preview, JSON, snapshot
 */
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Alert {
  city: string;
  weather: { below: string; storms: boolean };
  phones: string[];
}

function Request({ form }: { form: UseFormReturn<Alert> }) {
  const request = useSubscribe(form, ({ model }) => model);
  return <output aria-label="Request">{JSON.stringify(request)}</output>;
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
      <Request form={form} />
    </>
  );
}
