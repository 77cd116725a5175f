import { useState } from 'react';
import {
  Form,
  useForm,
  useSubscribe,
  useWatch,
  type UseFormConfig,
  type UseFormReturn,
} from '../index';

/** A form whose options follow its props. */
export function WithOptions({ options }: { options: UseFormConfig }) {
  const form = useForm({ name: 'Ada' }, options);
  return <Form>{form.render('name', { label: 'Name' })(<input />)}</Form>;
}

/** Rows that are pushed to and removed from the model. */
export function Rows() {
  const form = useForm({ rows: [{ v: 'a' }] });
  const rows = useSubscribe(form, ({ model }) => model.rows);
  return (
    <>
      {rows.map((row, index) => (
        <div key={row.v}>{form.render(`rows.${index}.v`, { label: row.v })(<input />)}</div>
      ))}
      <button onClick={() => form.model.rows.push({ v: `row ${rows.length}` })}>Add</button>
      <button onClick={() => form.model.rows.splice(0, 1)}>Remove</button>
    </>
  );
}

interface City {
  country: string;
  city: string;
}

/** What one field has depends on another. */
export function Linked({ onForm }: { onForm: (form: UseFormReturn<City>) => void }) {
  const [changes, setChanges] = useState(0);
  const form = useForm<City>({ country: 'de', city: 'Berlin' });
  const country = useSubscribe(form, ({ model }) => model.country);
  useWatch(
    form,
    ({ model }) => model.country,
    () => {
      form.setValue('city', '');
      setChanges((count) => count + 1);
    },
  );
  return (
    <>
      {form.render('country', { label: 'Country' })(<input />)}
      {form.render('city', { label: `City of ${country}`, readOnly: country === '' })(<input />)}
      <output>{changes}</output>
      <button onClick={() => onForm(form)}>Hand out</button>
    </>
  );
}
