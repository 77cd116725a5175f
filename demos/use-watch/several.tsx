/**
 * @title Watch several values
 * @description The button changes width and height together: the callback runs once, with both.
 * @keywords useWatch, several fields, array, tuple, batch, setValues
 */
import { useState } from 'react';
import { useForm, useWatch } from 'bindform';
import 'bindform/styles.css';

export default function PosterSize() {
  const form = useForm({ width: '40', height: '30' });
  const [calls, setCalls] = useState<string[]>([]);

  useWatch(
    form,
    ({ model }) => [model.width, model.height],
    (next, previous) =>
      setCalls((list) => [...list, `${previous.join(' × ')} → ${next.join(' × ')}`]),
  );

  return (
    <>
      {form.render('width', { label: 'Width' })(<input type="number" min={1} />)}
      {form.render('height', { label: 'Height' })(<input type="number" min={1} />)}
      <button type="button" onClick={() => form.setValues({ width: '70', height: '50' })}>
        Use 70 by 50
      </button>
      <p>Calls: {calls.length}</p>
      <output aria-label="Latest call">{calls.at(-1)}</output>
    </>
  );
}
