/**
 * @title Options shared by all fields
 * @description Labels on top, validation on blur and a lock, set once for the whole form. The comment overrides the lock and stays editable.
 * @keywords config, shared, default, readOnly, trigger, labelPosition, nearest wins
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Invoice() {
  const [isLocked, setLocked] = useState(false);
  const { render } = useForm(
    { number: '2031', customer: '', comment: '' },
    { labelPosition: 'top', trigger: 'blur', readOnly: isLocked },
  );

  return (
    <>
      {render('number', {
        label: 'Invoice number',
        rules: { required: 'Enter the invoice number' },
      })(<input />)}
      {render('customer', { label: 'Customer', rules: { required: 'Enter the customer' } })(
        <input />,
      )}
      {render('comment', { label: 'Comment', readOnly: false })(<textarea rows={2} />)}
      <button type="button" aria-pressed={isLocked} onClick={() => setLocked(!isLocked)}>
        Lock the invoice
      </button>
    </>
  );
}
