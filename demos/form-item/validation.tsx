/**
 * @title Validate on submit
 * @description Submit the empty form: all errors appear at once, and the first invalid control receives focus.
 * @keywords rules, required, validator, onSubmit, focus first error, trigger, blur
 */
import { useState } from 'react';
import { Form, FormItem } from 'bindform';
import 'bindform/styles.css';

export default function ParcelLabel() {
  const [label, setLabel] = useState<{ postcode: string; weight: string }>();

  return (
    <Form labelPosition="top" trigger="blur" onSubmit={setLabel}>
      <FormItem bindId="postcode" label="ZIP code" rules={{ required: 'Enter a ZIP code' }}>
        <input autoComplete="off" />
      </FormItem>
      <FormItem
        bindId="weight"
        label="Weight in kg"
        rules={[
          { required: 'Enter the weight' },
          {
            validator: (value) => (Number(value) > 30 ? 'The limit is 30 kg' : ''),
          },
        ]}
      >
        <input inputMode="decimal" />
      </FormItem>
      <div>
        <button>Print the label</button>
      </div>
      <p role="status">{label && `Printed: ${label.weight} kg to ${label.postcode}`}</p>
    </Form>
  );
}
