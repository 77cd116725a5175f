/**
 * @title Nested lists
 * @description Add a stop to the second day, then remove the first day. The stop moves with its day, and its path in the State tab now starts with days.0.
 * @keywords nested list, nested array, array in array, path, deep
 * @inspect state
 */
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

let lastId = 3;
const newStop = (place = '') => ({ id: (lastId += 1), place });

export default function Journey() {
  const form = useForm({
    days: [
      { id: 1, stops: [{ id: 2, place: /* i18n */ 'Lyon' }] },
      { id: 3, stops: [] as ReturnType<typeof newStop>[] },
    ],
  });
  const days = useSubscribe(form, ({ model }) =>
    model.days.map(({ id, stops }) => ({ id, stops: stops.map((stop) => stop.id) })),
  );

  return (
    <>
      {days.map(({ id, stops }, day) => (
        <fieldset key={id}>
          <legend>Day {day + 1}</legend>
          {stops.map((stopId, stop) => (
            <div key={stopId}>
              {form.render(`days.${day}.stops.${stop}.place`, { label: `Stop ${stop + 1}` })(
                <input />,
              )}
              <button type="button" onClick={() => form.model.days[day].stops.splice(stop, 1)}>
                Remove stop {stop + 1}
              </button>
            </div>
          ))}
          <p>
            <button type="button" onClick={() => form.model.days[day].stops.push(newStop())}>
              Add a stop
            </button>{' '}
            <button type="button" onClick={() => form.model.days.splice(day, 1)}>
              Remove the day
            </button>
          </p>
        </fieldset>
      ))}
    </>
  );
}
