/**
 * @title Direction
 * @description Check the box: the three numbers move from a column into a row.
 * @keywords Form, direction, row, column, side by side, inline
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

export default function Parcel() {
  const [isRow, setRow] = useState(false);
  const { render } = useForm({ length: '30', width: '20', height: '10' }, { labelWidth: '1.5em' });

  return (
    <>
      <p style={{ margin: '0 0 1rem' }}>
        <label>
          <input
            type="checkbox"
            checked={isRow}
            onChange={(event) => setRow(event.target.checked)}
          />{' '}
          Side by side
        </label>
      </p>
      <Form direction={isRow ? 'row' : 'column'}>
        {render('length', { label: 'L' })(<input type="number" />)}
        {render('width', { label: 'W' })(<input type="number" />)}
        {render('height', { label: 'H' })(<input type="number" />)}
      </Form>
    </>
  );
}
