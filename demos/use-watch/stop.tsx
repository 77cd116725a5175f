/**
 * @title Stop watching
 * @description The hook shows each change in volume. The watch callback counts the changes until unWatch removes it by its key.
 * @keywords useWatch, watch, unWatch, key, callback, previous value
 */
import { useEffect, useState } from 'react';
import { useForm, useWatch, watch, unWatch } from 'bindform';
import 'bindform/styles.css';

export default function Volume() {
  const form = useForm({ volume: '5' }, { labelPosition: 'top' });
  const [change, setChange] = useState('');
  const [count, setCount] = useState(0);
  const [isCounting, setCounting] = useState(true);

  useWatch(
    form,
    ({ model }) => model.volume,
    (next, previous) => setChange(`${previous} → ${next}`),
  );

  useEffect(() => {
    if (!isCounting) return undefined;
    watch(
      form,
      ({ model }) => model.volume,
      () => setCount((total) => total + 1),
      'count',
    );
    return () => unWatch(form, 'count');
  }, [isCounting, form]);

  return (
    <>
      {form.render('volume', { label: 'Volume' })(<input type="range" min={0} max={10} />)}
      <p>Last change: {change}</p>
      <p>Changes counted: {count}</p>
      <button type="button" onClick={() => setCounting(!isCounting)}>
        {isCounting ? 'Stop counting' : 'Count again'}
      </button>
    </>
  );
}
