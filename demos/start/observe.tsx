/**
 * @title Subscribe and watch
 * @description The total updates with every change. The line below it shows the previous and the current number of nights.
 * @keywords useSubscribe, useWatch, computed, total, change, previous value
 */
import { useState } from 'react';
import { useForm, useSubscribe, useWatch } from 'bindform';
import 'bindform/styles.css';

export default function CampSite() {
  const form = useForm({ nights: '2', breakfast: false });
  const [news, setNews] = useState('');

  const total = useSubscribe(
    form,
    ({ model }) => Number(model.nights) * (model.breakfast ? 30 : 22),
  );
  useWatch(
    form,
    ({ model }) => model.nights,
    (next, previous) => setNews(/* i18n */ `Nights: from ${previous} to ${next}`),
  );

  return (
    <>
      {form.render('nights', { label: 'Nights' })(<input type="number" min={1} />)}
      {form.render('breakfast', { label: 'With breakfast' })(<input type="checkbox" />)}
      <p>Total: {total}.00</p>
      <p role="status">{news}</p>
    </>
  );
}
