/**
 * @title Read-only
 * @description Lock the form: text can be read and copied but not edited, the select is disabled, and the asterisk disappears.
 * @keywords readOnly, lock, disabled, select, required indicator
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function LoanContract() {
  const [readOnly, setReadOnly] = useState(false);
  const { render } = useForm(
    { purpose: /* i18n */ 'A cargo bike', years: '3' },
    { labelPosition: 'top', readOnly },
  );

  return (
    <>
      <p style={{ margin: '0 0 1rem' }}>
        <label>
          <input
            type="checkbox"
            checked={readOnly}
            onChange={(event) => setReadOnly(event.target.checked)}
          />{' '}
          Lock
        </label>
      </p>
      {render('purpose', { label: 'Purpose', rules: { required: 'Enter a purpose' } })(<input />)}
      {render('years', {
        label: 'Term in years',
        defineProps: ({ attrs }) => ({ disabled: attrs.readOnly }),
      })(
        <select>
          <option>1</option>
          <option>3</option>
          <option>5</option>
        </select>,
      )}
    </>
  );
}
