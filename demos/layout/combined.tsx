/**
 * @title Search bar
 * @description Fields in a row with labels above, and the button aligned with the inputs. Search to see the submitted values below.
 * @keywords direction, labelPosition, combined, search bar, filter, onSubmit, inline form
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

export default function HotelSearch() {
  const { render, contextProps } = useForm({ place: '', nights: '2' });
  const [outcome, setOutcome] = useState('');

  const search = ({ place, nights }: { place: string; nights: string }) =>
    setOutcome(/* i18n */ `Rooms in ${place} for ${nights} nights`);

  return (
    <>
      <Form
        contextProps={contextProps}
        direction="row"
        labelPosition="top"
        formStyle={{ alignItems: 'end' }}
        onSubmit={search}
      >
        {render('place', { label: 'Destination', rules: { required: 'Enter a destination' } })(
          <input style={{ width: '11rem' }} />,
        )}
        {render('nights', { label: 'Nights' })(<input type="number" min={1} />)}
        <button>Search</button>
      </Form>
      <p role="status">{outcome}</p>
    </>
  );
}
