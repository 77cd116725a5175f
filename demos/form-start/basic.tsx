/**
 * @title Fields at any depth of a form
 * @description The form puts labels above all its fields, including those in nested components. Leave a field empty and send: it receives focus.
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
    <FormItem bindId="address.street" label="Street" rules={{ required: 'Enter a street' }}>
      <input autoComplete="address-line1" />
    </FormItem>
    <FormItem bindId="address.city" label="City" rules={{ required: 'Enter a city' }}>
      <input autoComplete="address-level2" />
    </FormItem>
  </fieldset>
);

export default function OrderForm() {
  const [order, setOrder] = useState<Order>();

  return (
    <Form labelPosition="top" onSubmit={setOrder}>
      <FormItem bindId="name" label="Name" rules={{ required: 'Enter a name' }}>
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
