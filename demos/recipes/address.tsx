/**
 * @title Country, region and city
 * @description Choose Canada, a region and a city, then change to the United States. Region and city are cleared, the options change, and the postal code must have five digits. The saved address fills in all four fields at once.
 * @keywords linkage, cascading select, dependent dropdown, dependent options, country, region, city, postal code, postcode, ZIP code, updated
 */
import { useEffect, useState } from 'react';
import { Form, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

interface Place {
  id: string;
  label: string;
}

/** Data of the simulated server: the places inside a place. */
const places: Record<string, Place[]> = {
  ca: [
    { id: 'bc', label: 'British Columbia' },
    { id: 'on', label: 'Ontario' },
  ],
  us: [
    { id: 'wa', label: 'Washington' },
    { id: 'il', label: 'Illinois' },
  ],
  bc: [
    { id: 'vancouver', label: 'Vancouver' },
    { id: 'victoria', label: 'Victoria' },
  ],
  on: [{ id: 'ottawa', label: 'Ottawa' }],
  wa: [{ id: 'seattle', label: 'Seattle' }],
  il: [{ id: 'chicago', label: 'Chicago' }],
};

/** Format of postal codes by country. */
const postalCodes: Record<string, { pattern: string; message: string }> = {
  ca: { pattern: /* i18n */ '[A-Z]\\d[A-Z] \\d[A-Z]\\d', message: 'Enter a code like K1P 5M7' },
  us: { pattern: /* i18n */ '\\d\\d\\d\\d\\d', message: 'Enter five digits' },
};

const saved = { country: 'ca', region: 'on', city: 'ottawa', postcode: /* i18n */ 'K1P 5M7' };

const load = (parent: string) =>
  new Promise<Place[]>((resolve) => setTimeout(() => resolve(places[parent] ?? []), 300));

/** Returns the places inside a place, or undefined while they load. */
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
        const { postcode, city } = form.model;
        // The name is unknown while the options load.
        const name = cities?.find(({ id }) => id === city)?.label ?? city;
        setStatus(/* i18n */ `The parcel goes to ${postcode} ${name}.`);
      }}
    >
      <div>
        <button
          type="button"
          onClick={() => {
            form.setValues(saved);
            // The errors of the former values.
            form.clearValidate();
          }}
        >
          Use the saved address
        </button>
      </div>
      {form.render('country', { label: 'Country', rules: { required: 'Choose a country' } })(
        <select>
          <option value="">Please choose</option>
          <option value="ca">Canada</option>
          <option value="us">United States</option>
        </select>,
      )}
      {form.render('region', { label: 'Region', rules: { required: 'Choose a region' } })(
        <select>{optionsOf(country, regions)}</select>,
      )}
      {form.render('city', { label: 'City', rules: { required: 'Choose a city' } })(
        <select>{optionsOf(region, cities)}</select>,
      )}
      {form.render('postcode', {
        label: 'Postal code',
        rules: [
          { required: 'Enter the postal code' },
          {
            validator: (text) => {
              const expected = postalCodes[form.model.country];
              return (
                expected && !new RegExp(`^${expected.pattern}$`).test(text) && expected.message
              );
            },
          },
        ],
      })(<input autoComplete="off" />)}
      <div>
        <button type="submit">Ship to this address</button>
      </div>
      <p role="status">{status}</p>
    </Form>
  );
}
