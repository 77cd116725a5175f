/**
 * @title Show and hide dependent fields
 * @description Choose the courier: the address appears and is required. Choose pickup: it disappears and is not validated.
 * @keywords useSubscribe, linkage, conditional field, dependent field, dependent rules, show, hide
 */
import { useState } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function Delivery() {
  const form = useForm({ way: 'collect', address: '', note: '' });
  const isCourier = useSubscribe(form, ({ model }) => model.way === 'courier');
  const [outcome, setOutcome] = useState('');

  const order = () =>
    form.validate().then(
      () => setOutcome(/* i18n */ 'The order is placed.'),
      () => setOutcome(''),
    );

  return (
    <>
      {form.render('way', { label: 'Delivery' })(
        <select>
          <option value="collect">Pickup</option>
          <option value="courier">Courier</option>
        </select>,
      )}
      {isCourier &&
        form.render('address', { label: 'Address', rules: { required: 'Enter an address' } })(
          <input />,
        )}
      {form.render('note', {
        label: 'Note to the courier',
        readOnly: !isCourier,
        readOnlyText: 'only for deliveries',
      })(<input />)}
      <button type="button" onClick={order}>
        Place the order
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
