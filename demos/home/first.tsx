/**
 * @title Plan a trip
 * @description Type into a field: its own counter goes up, and so does the summary's. The form around them was rendered once.
 * @keywords render, counter, isolated update, subscribe, first form
 */
import { useRef, type ComponentProps } from 'react';
import { useForm, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

const trip = { from: /* i18n */ 'Lisbon', to: '' };

export default function Trip() {
  const form = useForm(trip, { labelPosition: 'top' });

  return (
    <>
      {form.render('from', { label: 'From' })(<Field />)}
      {form.render('to', {
        label: 'To',
        rules: { required: 'Say where you want to go' },
      })(<Field />)}
      <Summary {...form} />
      <p>
        <button type="button" onClick={() => form.validate().catch(() => {})}>
          Find trains
        </button>
      </p>
      <p>
        The form around all this. <Renders />
      </p>
    </>
  );
}

function Field(props: ComponentProps<'input'>) {
  return (
    <>
      <input {...props} /> <Renders />
    </>
  );
}

function Summary({ useSubscribe }: UseFormReturn<typeof trip>) {
  const { from, to } = useSubscribe(({ model }) => model);
  return (
    <output>
      {from} → {to || '?'} <Renders />
    </output>
  );
}

/** Counts how often React has drawn what it stands in. */
function Renders() {
  const count = useRef(0);
  count.current += 1;
  return <small>Renders: {count.current}</small>;
}
