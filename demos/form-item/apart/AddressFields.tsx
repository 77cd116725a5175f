import { FormItem } from 'bindform';

/** Two fields of an address. They name paths and know nothing of where the data is. */
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
