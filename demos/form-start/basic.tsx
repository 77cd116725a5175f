/**
 * @title One form, items anywhere inside
 * @description The form sets labels above for all items, also for those in a component of their own. Leave a field empty and send: the focus goes to it.
 * @keywords Form, onSubmit, shared options, nested component, focus, without useForm
 */
import { useState } from 'react';
import { Form, FormItem } from 'bindform';
import 'bindform/styles.css';

interface Order {
  name: string;
  address: { street: string; city: string };
}

const Address = () => (
  <fieldset>
    <legend>Delivery</legend>
    <FormItem bindId="address.street" label="Street" rules={{ required: 'Where do you live?' }}>
      <input autoComplete="street-address" />
    </FormItem>
    <FormItem bindId="address.city" label="City" rules={{ required: 'In which city?' }}>
      <input autoComplete="address-level2" />
    </FormItem>
  </fieldset>
);

export default function OrderForm() {
  const [order, setOrder] = useState<Order>();

  return (
    <Form labelPosition="top" onSubmit={setOrder}>
      <FormItem bindId="name" label="Name" rules={{ required: 'Who orders?' }}>
        <input autoComplete="name" />
      </FormItem>
      <Address />
      <button>Send</button>
      <p role="status">
        {order && `For ${order.name}, to ${order.address.street}, ${order.address.city}`}
      </p>
    </Form>
  );
}
