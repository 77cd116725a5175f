/**
 * @title Replace or merge
 * @description One button merges a part into the seat and keeps the rest. The other replaces the whole seat, quiet coach and all.
 * @keywords setValue, setValues, merge, replace, path, deep
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function TrainTicket() {
  const { render, setValue, setValues, useSubscribe } = useForm({
    seat: { coach: '7', place: 'window', quiet: true },
  });
  const seat = useSubscribe(({ model }) => model.seat);

  return (
    <>
      {render('seat.coach', { label: 'Coach' })(<input type="number" min={1} />)}
      {render('seat.place', { label: 'Place' })(
        <select>
          <option value="window">Window</option>
          <option value="aisle">Aisle</option>
        </select>,
      )}
      {render('seat.quiet', { label: 'Quiet coach' })(<input type="checkbox" />)}
      <button type="button" onClick={() => setValues({ seat: { place: 'aisle' } })}>
        Merge: aisle, please
      </button>{' '}
      <button
        type="button"
        onClick={() => setValue('seat', { coach: '1', place: 'aisle', quiet: false })}
      >
        Replace the whole seat
      </button>
      <output>{JSON.stringify(seat)}</output>
    </>
  );
}
