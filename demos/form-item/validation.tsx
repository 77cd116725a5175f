/**
 * @title Rules on items, and a submit that checks them
 * @description Submit the empty form: every error shows at once and the first wrong control gets the focus.
 * @keywords rules, required, validator, onSubmit, focus, trigger, blur
 */
import { useState } from 'react';
import { Form, FormItem } from 'bindform';
import 'bindform/styles.css';

export default function ParcelLabel() {
  const [label, setLabel] = useState<{ postcode: string; weight: string }>();

  return (
    <Form labelPosition="top" trigger="blur" onSubmit={setLabel}>
      <FormItem bindId="postcode" label="Postcode" rules={{ required: 'Enter a postcode' }}>
        <input autoComplete="off" />
      </FormItem>
      <FormItem
        bindId="weight"
        label="Weight in kg"
        rules={[
          { required: 'Weigh the parcel first' },
          {
            validator: (value) => (Number(value) > 30 ? 'A parcel may weigh 30 kg at most' : ''),
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
