/**
 * @title Control one field through its ref
 * @description Four buttons act on one field through its ref: validate it, set its value, set an error and clear the error.
 * @keywords ref, FormItemMethod, validate, setValue, setError, clearValidate
 */
import { useRef } from 'react';
import { FormItem, type FormItemMethod } from 'bindform';
import 'bindform/styles.css';

export default function Voucher() {
  const voucher = useRef<FormItemMethod>(null);

  return (
    <>
      <FormItem
        ref={voucher}
        bindId="voucher"
        label="Voucher"
        labelPosition="top"
        rules={{ required: 'Enter the voucher code' }}
      >
        <input />
      </FormItem>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        <button type="button" onClick={() => voucher.current?.validate().catch(() => {})}>
          Check
        </button>
        <button type="button" onClick={() => voucher.current?.setValue('SPRING-7')}>
          Fill in SPRING-7
        </button>
        <button
          type="button"
          onClick={() => voucher.current?.setError(/* i18n */ 'This voucher has expired')}
        >
          Reject
        </button>
        <button type="button" onClick={() => voucher.current?.clearValidate()}>
          Clear the error
        </button>
      </div>
    </>
  );
}
