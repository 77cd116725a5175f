/**
 * @title Nested fields
 * @description Each path points to a value in a nested object. One button fills in the whole address, the other clears only the city; the label below updates.
 * @keywords nested, path, object, setValues, setValue
 */
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function Delivery() {
  const form = useForm(
    {
      recipient: '',
      address: { street: '', city: /* i18n */ 'London', country: { code: /* i18n */ 'GB' } },
    },
    { labelPosition: 'top' },
  );
  const { street, city, country } = useSubscribe(form, ({ model }) => model.address);

  const fillIn = () =>
    form.setValues({
      recipient: /* i18n */ 'Ada Lovelace',
      address: {
        street: /* i18n */ '12 St James’s Square',
        city: /* i18n */ 'London',
        country: { code: /* i18n */ 'GB' },
      },
    });

  return (
    <>
      {form.render('recipient', { label: 'Recipient' })(<input />)}
      {form.render('address.street', { label: 'Street' })(<input />)}
      {form.render('address.city', { label: 'City' })(<input />)}
      {form.render('address.country.code', { label: 'Country code' })(<input maxLength={2} />)}
      <button type="button" onClick={fillIn}>
        Fill in an example
      </button>{' '}
      <button type="button" onClick={() => form.setValue('address.city', '')}>
        Clear the city
      </button>
      <p>Label: {[street, city, country.code].filter(Boolean).join(', ')}</p>
    </>
  );
}
