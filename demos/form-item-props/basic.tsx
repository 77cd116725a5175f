/**
 * @title From what is typed to what is kept
 * @description formatChangeValue keeps a number, the rule runs on leaving the field, and read-only shows a text in place of the control.
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
        rules={{ validator: (value) => (Number(value) >= 100 ? '' : 'At least 100, please') }}
        onError={() => setFailures((count) => count + 1)}
        readOnly={isReadOnly}
        readOnlyText={/* i18n */ 'The budget is settled.'}
      >
        <input type="number" />
      </FormItem>
      <label>
        <input type="checkbox" checked={isReadOnly} onChange={() => setReadOnly(!isReadOnly)} />{' '}
        Settle the budget
      </label>
      <p>onError: {failures}</p>
    </>
  );
}
