import { FormItem } from 'bindform';

/** Two address fields. They contain paths but do not depend on where the data is stored. */
export function AddressFields({ title }: { title: string }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <FormItem bindId="address.street" label="Street" rules={{ required: 'Enter the street' }}>
        <input />
      </FormItem>
      <FormItem bindId="address.city" label="City" rules={{ required: 'Enter the city' }}>
        <input />
      </FormItem>
    </fieldset>
  );
}
