/**
 * @title Format, validate and lock a value
 * @description formatChangeValue stores a number, the rule runs on blur, and in read-only mode, text replaces the input.
 * @keywords formatChangeValue, trigger, blur, readOnly, readOnlyText, initialValue, onError
 */
import { useState, type ChangeEvent } from 'react';
import { FormItem } from 'bindform';
import 'bindform/styles.css';

export default function Budget() {
  const [isReadOnly, setReadOnly] = useState(false);
  const [failures, setFailures] = useState(0);

  return (
    <>
      <FormItem
        bindId="budget"
        label="Budget"
        labelPosition="top"
        initialValue={250}
        trigger="blur"
        formatChangeValue={(event: ChangeEvent<HTMLInputElement>) => event.target.valueAsNumber}
        rules={{ validator: (value) => (Number(value) >= 100 ? '' : 'Enter at least 100') }}
        onError={() => setFailures((count) => count + 1)}
        readOnly={isReadOnly}
        readOnlyText={/* i18n */ 'The budget is final.'}
      >
        <input type="number" />
      </FormItem>
      <label>
        <input type="checkbox" checked={isReadOnly} onChange={() => setReadOnly(!isReadOnly)} />{' '}
        Finalize the budget
      </label>
      <p>onError: {failures}</p>
    </>
  );
}
