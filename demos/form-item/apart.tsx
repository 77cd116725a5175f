/**
 * @title Reuse fields in two forms
 * @description In one form, the fields edit a nested part of the model, as the Model tab shows. In the other form, the same fields keep their own values.
 * @keywords reuse, presentational component, separation, model, FormItem, nested path
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';
import { AddressFields } from './apart/AddressFields';

export default function OrderAndSupplier() {
  const { contextProps } = useForm({
    address: { street: /* i18n */ '5 Mill Lane', city: /* i18n */ 'York' },
  });
  const [supplier, setSupplier] = useState<{ address: { street: string; city: string } }>();

  return (
    <>
      <Form contextProps={contextProps}>
        <AddressFields title="Deliver to" />
      </Form>
      <Form onSubmit={setSupplier} formStyle={{ marginBlockStart: '1.5rem' }}>
        <AddressFields title="Supplier" />
        <div>
          <button>Save the supplier</button>
        </div>
      </Form>
      <p role="status">
        {supplier && `Saved: ${supplier.address.street}, ${supplier.address.city}`}
      </p>
    </>
  );
}
