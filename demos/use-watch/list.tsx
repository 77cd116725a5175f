/**
 * @title Watch a whole list
 * @description Add, remove or check an item. Each of these changes the list, so the callback runs again.
 * @keywords useWatch, list, array, add, remove, row
 */
import { useState } from 'react';
import { useForm, useSubscribe, useWatch } from 'bindform';
import 'bindform/styles.css';

const things = [
  { name: /* i18n */ 'Tent', packed: false },
  { name: /* i18n */ 'Stove', packed: false },
];

export default function PackingList() {
  const form = useForm({ things });
  const names = useSubscribe(form, ({ model }) => model.things.map(({ name }) => name));
  const [news, setNews] = useState('');

  useWatch(
    form,
    ({ model }) => model.things,
    (next, previous) => {
      const packed = next.filter((thing) => thing.packed).length;
      setNews(/* i18n */ `${previous.length} before, ${next.length} now, ${packed} packed`);
    },
  );

  const add = () => form.model.things.push({ name: /* i18n */ 'Lamp', packed: false });

  return (
    <>
      {names.map((name, index) => (
        <div key={index}>
          {form.render(`things.${index}.packed`, { label: name })(<input type="checkbox" />)}
        </div>
      ))}
      <button type="button" onClick={add}>
        Add a lamp
      </button>{' '}
      <button type="button" aria-disabled={!names.length} onClick={() => form.model.things.pop()}>
        Remove the last
      </button>
      <p role="status">{news || 'The list has not changed'}</p>
    </>
  );
}
