/**
 * @title Full width
 * @description Check the box: fields, their contents and the inputs take the full width.
 * @keywords fullWidth, width, stretch, 100%
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Feedback() {
  const [fullWidth, setFullWidth] = useState(false);
  const { render } = useForm({ subject: '', message: '' }, { fullWidth, labelWidth: '5em' });

  return (
    <>
      <p style={{ margin: '0 0 1rem' }}>
        <label>
          <input
            type="checkbox"
            checked={fullWidth}
            onChange={(event) => setFullWidth(event.target.checked)}
          />{' '}
          Full width
        </label>
      </p>
      {render('subject', { label: 'Subject' })(
        <input style={{ width: fullWidth ? '100%' : '10rem' }} />,
      )}
      {render('message', { label: 'Message' })(
        <input style={{ width: fullWidth ? '100%' : '10rem' }} />,
      )}
    </>
  );
}
