/**
 * @title Replace or merge an object
 * @description Watch the Model tab. One button merges one property into the seat and keeps the others; the other button replaces the whole seat, including the quiet car.
 * @keywords setValue, setValues, merge, replace, path, deep
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function TrainTicket() {
  const form = useForm({
    seat: { coach: '7', place: 'window', quiet: true },
  });

  return (
    <>
      {form.render('seat.coach', { label: 'Car' })(<input type="number" min={1} />)}
      {form.render('seat.place', { label: 'Seat' })(
        <select>
          <option value="window">Window</option>
          <option value="aisle">Aisle</option>
        </select>,
      )}
      {form.render('seat.quiet', { label: 'Quiet car' })(<input type="checkbox" />)}
      <button type="button" onClick={() => form.setValues({ seat: { place: 'aisle' } })}>
        Merge: aisle seat
      </button>{' '}
      <button
        type="button"
        onClick={() => form.setValue('seat', { coach: '1', place: 'aisle', quiet: false })}
      >
        Replace the whole seat
      </button>
    </>
  );
}
