/**
 * @title One configuration for all
 * @description Labels above, checks when a field is left, and a lock, written once for the whole form. The comment says otherwise and stays open.
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
      {render('number', { label: 'Invoice number', rules: { required: 'Number the invoice' } })(
        <input />,
      )}
      {render('customer', { label: 'Customer', rules: { required: 'Name the customer' } })(
        <input />,
      )}
      {render('comment', { label: 'Comment', readOnly: false })(<textarea rows={2} />)}
      <button type="button" aria-pressed={isLocked} onClick={() => setLocked(!isLocked)}>
        Lock the invoice
      </button>
    </>
  );
}
