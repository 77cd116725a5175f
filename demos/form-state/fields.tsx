/**
 * @title Mark edited and visited fields
 * @description Leave a field, and its label says “visited”. Change it, and the label says “edited”, until you restore the old text.
 * @keywords dirtyFields, touchedFields, isDirty, isTouched, label function, field state, highlight changes
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

interface Workshop {
  venue: string;
  starts: string;
  seats: string;
}

export default function WorkshopDetails() {
  const { render, state, reset } = useForm<Workshop>(
    { venue: /* i18n */ 'Room 12', starts: '09:30', seats: '20' },
    { labelPosition: 'top' },
  );

  /** The label reads the state of its field; only the label re-renders when that changes. */
  const marked = (path: keyof Workshop, text: string) => () => {
    const { isDirty, isTouched } = state.field(path);
    return (
      <>
        {text} {isDirty ? <em>(edited)</em> : isTouched && <em>(visited)</em>}
      </>
    );
  };

  return (
    <>
      {render('venue', { label: marked('venue', /* i18n */ 'Venue') })(<input />)}
      {render('starts', { label: marked('starts', /* i18n */ 'Starts at') })(<input />)}
      {render('seats', { label: marked('seats', /* i18n */ 'Seats') })(
        <input inputMode="numeric" />,
      )}
      <button type="button" onClick={() => reset()}>
        Start over
      </button>
    </>
  );
}
