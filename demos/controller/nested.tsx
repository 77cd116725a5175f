/**
 * @title Nested fields
 * @description Paths reach into objects. One button fills in the whole address, the other clears the city alone, and the label follows.
 * @keywords nested, path, object, setValues, setValue
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Delivery() {
  const { render, setValue, setValues, useSubscribe } = useForm(
    {
      recipient: '',
      address: { street: '', city: /* i18n */ 'London', country: { code: /* i18n */ 'GB' } },
    },
    { labelPosition: 'top' },
  );
  const { street, city, country } = useSubscribe(({ model }) => model.address);

  const fillIn = () =>
    setValues({
      recipient: /* i18n */ 'Ada Lovelace',
      address: {
        street: /* i18n */ '12 St James’s Square',
        city: /* i18n */ 'London',
        country: { code: /* i18n */ 'GB' },
      },
    });

  return (
    <>
      {render('recipient', { label: 'Recipient' })(<input />)}
      {render('address.street', { label: 'Street' })(<input />)}
      {render('address.city', { label: 'City' })(<input />)}
      {render('address.country.code', { label: 'Country code' })(<input maxLength={2} />)}
      <button type="button" onClick={fillIn}>
        Fill in an example
      </button>{' '}
      <button type="button" onClick={() => setValue('address.city', '')}>
        Clear the city
      </button>
      <p>Label: {[street, city, country.code].filter(Boolean).join(', ')}</p>
    </>
  );
}
