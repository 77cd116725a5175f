/**
 * @title Reuse fields in two forms
 * @description The same fields edit a nested part of the model in one form, and keep their own values in the other.
 * @keywords reuse, presentational component, separation, model, FormItem, nested path
 */
import { useState } from 'react';
import { Form, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';
import { AddressFields } from './apart/AddressFields';

export default function OrderAndSupplier() {
  const form = useForm({
    address: { street: /* i18n */ '5 Mill Lane', city: /* i18n */ 'York' },
  });
  const order = useSubscribe(form, ({ model }) => model);
  const [supplier, setSupplier] = useState<object>();

  return (
    <>
      <Form contextProps={form.contextProps}>
        <AddressFields title="Deliver to" />
      </Form>
      <output aria-label="Model of the order">{JSON.stringify(order)}</output>
      <Form onSubmit={setSupplier} formStyle={{ marginBlockStart: '1.5rem' }}>
        <AddressFields title="Supplier" />
        <div>
          <button>Save the supplier</button>
        </div>
      </Form>
      <output aria-label="Saved supplier">{supplier && JSON.stringify(supplier)}</output>
    </>
  );
}
