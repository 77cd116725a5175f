/**
 * @title Nested lists
 * @description Add a stop to the second day, then remove the first day. The stop moves with its day, and its path in the State tab now starts with days.0.
 * @keywords nested list, nested array, array in array, path, deep
 * @inspect state
 */
import { useRef } from 'react';
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Trip {
  days: { id: number; stops: { id: number; place: string }[] }[];
}

let lastId = 3;
const newId = () => (lastId += 1);

interface DayProps {
  form: UseFormReturn<Trip>;
  day: number;
  stopIds: number[];
  onRemoved: () => void;
}

function Day({ form: { model, render }, day, stopIds, onRemoved }: DayProps) {
  const addButton = useRef<HTMLButtonElement>(null);

  const removeStop = (stop: number) => {
    model.days[day].stops.splice(stop, 1);
    // The button that had the focus is gone.
    addButton.current?.focus();
  };
  const removeDay = () => {
    model.days.splice(day, 1);
    onRemoved();
  };

  return (
    <fieldset>
      <legend>Day {day + 1}</legend>
      {stopIds.map((id, stop) => (
        <div key={id}>
          {render(`days.${day}.stops.${stop}.place`, { label: `Stop ${stop + 1}` })(<input />)}
          <button type="button" onClick={() => removeStop(stop)}>
            Remove stop {stop + 1}
          </button>
        </div>
      ))}
      <p>
        <button
          ref={addButton}
          type="button"
          onClick={() => model.days[day].stops.push({ id: newId(), place: '' })}
        >
          Add a stop
        </button>{' '}
        <button type="button" onClick={removeDay}>
          Remove the day
        </button>
      </p>
    </fieldset>
  );
}

export default function Journey() {
  const form = useForm<Trip>({
    days: [
      { id: 1, stops: [{ id: 2, place: /* i18n */ 'Lyon' }] },
      { id: 3, stops: [] },
    ],
  });
  const days = useSubscribe(form, ({ model }) =>
    model.days.map(({ id, stops }) => ({ id, stopIds: stops.map((stop) => stop.id) })),
  );
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      {days.map(({ id, stopIds }, day) => (
        <Day
          key={id}
          form={form}
          day={day}
          stopIds={stopIds}
          onRemoved={() => addButton.current?.focus()}
        />
      ))}
      <button
        ref={addButton}
        type="button"
        onClick={() => form.model.days.push({ id: newId(), stops: [] })}
      >
        Add a day
      </button>
    </>
  );
}
