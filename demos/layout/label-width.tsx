/**
 * @title Label width
 * @description Check the box: both labels get the same width, and the inputs line up.
 * @keywords labelWidth, label, width, align, line up
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Recipe() {
  const [isAligned, setAligned] = useState(false);
  const { render } = useForm({ dish: '', time: '' }, { labelWidth: isAligned ? '8em' : undefined });

  return (
    <>
      <p style={{ margin: '0 0 1rem' }}>
        <label>
          <input
            type="checkbox"
            checked={isAligned}
            onChange={(event) => setAligned(event.target.checked)}
          />{' '}
          Equal label widths
        </label>
      </p>
      {render('dish', { label: 'Dish' })(<input />)}
      {render('time', { label: 'Cooking time' })(<input />)}
    </>
  );
}
