/**
 * @title Replace or merge
 * @description One button merges a part into the seat and keeps the rest. The other replaces the whole seat, quiet coach and all.
 * @keywords setValue, setValues, merge, replace, path, deep
 */
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function TrainTicket() {
  const form = useForm({
    seat: { coach: '7', place: 'window', quiet: true },
  });
  const seat = useSubscribe(form, ({ model }) => model.seat);

  return (
    <>
      {form.render('seat.coach', { label: 'Coach' })(<input type="number" min={1} />)}
      {form.render('seat.place', { label: 'Place' })(
        <select>
          <option value="window">Window</option>
          <option value="aisle">Aisle</option>
        </select>,
      )}
      {form.render('seat.quiet', { label: 'Quiet coach' })(<input type="checkbox" />)}
      <button type="button" onClick={() => form.setValues({ seat: { place: 'aisle' } })}>
        Merge: aisle, please
      </button>{' '}
      <button
        type="button"
        onClick={() => form.setValue('seat', { coach: '1', place: 'aisle', quiet: false })}
      >
        Replace the whole seat
      </button>
      <output>{JSON.stringify(seat)}</output>
    </>
  );
}
