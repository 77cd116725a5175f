/**
 * @title An address whose parts depend on each other
 * @description Choose Spain, a region and a city, then change to Switzerland: region and city are empty again, their options are those of Switzerland, and the postcode is asked for four digits instead of five. A saved address fills all four fields at once.
 * @keywords linkage, cascading select, dependent options, country, region, city, postcode, updated
 */
import { useEffect, useState } from 'react';
import { Form, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

interface Place {
  id: string;
  label: string;
}

/** What a server knows: the places inside of a place. */
const places: Record<string, Place[]> = {
  es: [
    { id: 'an', label: 'Andalusia' },
    { id: 'md', label: 'Region of Madrid' },
  ],
  ch: [
    { id: 'be', label: 'Canton of Bern' },
    { id: 'ge', label: 'Canton of Geneva' },
  ],
  an: [
    { id: 'granada', label: 'Granada' },
    { id: 'seville', label: 'Seville' },
  ],
  md: [{ id: 'madrid', label: 'Madrid' }],
  be: [{ id: 'bern', label: 'Bern' }],
  ge: [{ id: 'geneva', label: 'Geneva' }],
};

const digits: Record<string, number> = { es: 5, ch: 4 };

const saved = { country: 'es', region: 'md', city: 'madrid', postcode: '28013' };

const load = (parent: string) =>
  new Promise<Place[]>((resolve) => setTimeout(() => resolve(places[parent] ?? []), 300));

/** The places inside of a place, or nothing while they are on their way. */
function usePlaces(parent: string): Place[] | undefined {
  const [loaded, setLoaded] = useState<{ parent: string; found: Place[] }>();
  useEffect(() => {
    let isLatest = true;
    if (parent) void load(parent).then((found) => isLatest && setLoaded({ parent, found }));
    return () => {
      isLatest = false;
    };
  }, [parent]);
  return loaded?.parent === parent ? loaded.found : undefined;
}

const optionsOf = (parent: string, found: Place[] | undefined) => (
  <>
    <option value="">{parent && !found ? 'Loading…' : 'Please choose'}</option>
    {found?.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))}
  </>
);

export default function Address() {
  const form = useForm(
    { country: '', region: '', city: '', postcode: '' },
    { labelPosition: 'top' },
  );
  const country = useSubscribe(form, ({ model }) => model.country);
  const region = useSubscribe(form, ({ model }) => model.region);
  const regions = usePlaces(country);
  const cities = usePlaces(region);
  const [status, setStatus] = useState('');

  return (
    <Form
      contextProps={{
        ...form.contextProps,
        updated({ bindId }) {
          if (bindId === 'country') form.setValues({ region: '', city: '' });
          if (bindId === 'country' && form.model.postcode)
            form.validate('postcode').catch(() => undefined);
          if (bindId === 'region') form.setValues({ city: '' });
        },
      }}
      onSubmit={() => {
        const city = cities?.find(({ id }) => id === form.model.city)?.label;
        setStatus(/* i18n */ `The parcel goes to ${form.model.postcode} ${city}.`);
      }}
    >
      <div>
        <button type="button" onClick={() => form.setValues(saved)}>
          Use the saved address
        </button>
      </div>
      {form.render('country', { label: 'Country', rules: { required: 'Choose a country' } })(
        <select>
          <option value="">Please choose</option>
          <option value="es">Spain</option>
          <option value="ch">Switzerland</option>
        </select>,
      )}
      {form.render('region', { label: 'Region', rules: { required: 'Choose a region' } })(
        <select>{optionsOf(country, regions)}</select>,
      )}
      {form.render('city', { label: 'City', rules: { required: 'Choose a city' } })(
        <select>{optionsOf(region, cities)}</select>,
      )}
      {form.render('postcode', {
        label: 'Postcode',
        rules: [
          { required: 'Enter the postcode' },
          {
            validator: (text) => {
              const length = digits[form.model.country] ?? text.length;
              return (!/^\d+$/.test(text) || text.length !== length) && `It has ${length} digits`;
            },
          },
        ],
      })(<input inputMode="numeric" autoComplete="off" />)}
      <div>
        <button type="submit">Send it there</button>
      </div>
      <p role="status">{status}</p>
    </Form>
  );
}
