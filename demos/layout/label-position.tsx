/**
 * @title Label position
 * @description Check the box: the labels move from the left of their inputs to above them.
 * @keywords labelPosition, row, top, label, above, left
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Parcel() {
  const [isAbove, setAbove] = useState(false);
  const { render } = useForm(
    { sender: '', receiver: '' },
    { labelPosition: isAbove ? 'top' : 'row' },
  );

  return (
    <>
      <p style={{ margin: '0 0 1rem' }}>
        <label>
          <input
            type="checkbox"
            checked={isAbove}
            onChange={(event) => setAbove(event.target.checked)}
          />{' '}
          Labels above
        </label>
      </p>
      {render('sender', { label: 'Sender' })(<input />)}
      {render('receiver', { label: 'Receiver' })(<input />)}
    </>
  );
}
