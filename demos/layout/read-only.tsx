/**
 * @title Read-only
 * @description Lock the form: the text can be read and copied but not changed, the choice is disabled, and the asterisk goes.
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
      {render('purpose', { label: 'Purpose', rules: { required: 'Tell us what for' } })(<input />)}
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
