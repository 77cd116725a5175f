/**
 * @title Watch one value
 * @description Choose a different plan: the callback receives the current and the previous value. It does not run on mount.
 * @keywords useWatch, selector, callback, previous value, one field
 */
import { useState } from 'react';
import { useForm, useWatch } from 'bindform';
import 'bindform/styles.css';

export default function Plan() {
  const form = useForm({ plan: /* i18n */ 'Basic', seats: '5' });
  const [news, setNews] = useState('');

  useWatch(
    form,
    ({ model }) => model.plan,
    (next, previous) => setNews(/* i18n */ `From ${previous} to ${next}`),
  );

  return (
    <>
      {form.render('plan', { label: 'Plan' })(
        <select>
          <option>Basic</option>
          <option>Team</option>
          <option>Company</option>
        </select>,
      )}
      {form.render('seats', { label: 'Seats' })(<input type="number" min={1} />)}
      <p role="status">{news || 'No change of plan yet'}</p>
    </>
  );
}
