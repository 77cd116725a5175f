/**
 * @title What forceUpdate renders
 * @description Type: the subscribed count follows, the one that is read from the model stays behind. Bring the form up to date, and it is right, at the price of one render of everything.
 * @keywords performance, forceUpdate, model, stale, render counter, useSubscribe
 */
import { useRef, type ComponentProps } from 'react';
import { useForm, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Postcard {
  place: string;
  greeting: string;
}

/** Says how often React has drawn what it stands in. */
function Renders() {
  const count = useRef(0);
  count.current += 1;
  return <small>Renders: {count.current}</small>;
}

function Field(props: ComponentProps<'input'>) {
  return (
    <>
      <input {...props} /> <Renders />
    </>
  );
}

function Subscribed({ useSubscribe }: UseFormReturn<Postcard>) {
  const letters = useSubscribe(({ model }) => model.greeting.length);
  return (
    <p>
      Letters, subscribed: {letters}. <Renders />
    </p>
  );
}

export default function Postcards() {
  const form = useForm<Postcard>({ place: '', greeting: '' });
  const { render, model, forceUpdate } = form;

  return (
    <>
      {render('place', { label: 'Place' })(<Field />)}
      {render('greeting', { label: 'Greeting' })(<Field />)}
      <Subscribed {...form} />
      <p>
        Letters, read by the form: {model.greeting.length}. <Renders />
      </p>
      <button type="button" onClick={() => forceUpdate()}>
        Bring the form up to date
      </button>
    </>
  );
}
