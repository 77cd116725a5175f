/**
 * @title Change the layout
 * @description Choose a layout: labels and fields move, while your input and the code of the fields stay the same.
 * @keywords layout, direction, labelPosition, Form
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const layouts = {
  beside: {},
  above: { labelPosition: 'top' },
  bar: { labelPosition: 'top', direction: 'row' },
} as const;

export default function LostLuggage() {
  const [chosen, setChosen] = useState<keyof typeof layouts>('beside');
  const { render } = useForm({ flight: 'BF 401', color: '' });

  return (
    <>
      <p style={{ margin: '0 0 1rem' }}>
        <button type="button" onClick={() => setChosen('beside')}>
          Labels on the left
        </button>{' '}
        <button type="button" onClick={() => setChosen('above')}>
          Labels on top
        </button>{' '}
        <button type="button" onClick={() => setChosen('bar')}>
          All in a row
        </button>
      </p>
      <Form {...layouts[chosen]}>
        {render('flight', { label: 'Flight' })(<input style={{ width: '9rem' }} />)}
        {render('color', { label: 'Suitcase color' })(<input style={{ width: '9rem' }} />)}
      </Form>
    </>
  );
}
