/**
 * @title Text instead of controls
 * @description Show the card: text replaces the inputs, empty fields show a fallback, and the checkbox shows yes or no.
 * @keywords readOnlyText, view mode, edit mode, text, details, function
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function PlantCard() {
  const [readOnly, setReadOnly] = useState(false);
  const { render } = useForm(
    { plant: /* i18n */ 'Fern', place: '', shade: true },
    { readOnly, readOnlyText: ({ attrs }) => String(attrs.value) || 'not given' },
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
          Show the card
        </label>
      </p>
      {render('plant', { label: 'Plant' })(<input />)}
      {render('place', { label: 'Place' })(<input />)}
      {render('shade', {
        label: 'Likes shade',
        readOnlyText: ({ attrs }) => (attrs.checked ? 'yes' : 'no'),
      })(<input type="checkbox" />)}
    </>
  );
}
