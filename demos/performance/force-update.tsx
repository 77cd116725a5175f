/**
 * @title What forceUpdate re-renders
 * @description Type something: the subscribed count updates, while the count read from the model is stale. “Update the form” corrects it, and every count in the Renders tab goes up.
 * @keywords performance, forceUpdate, model, stale, render count, useSubscribe
 * @inspect renders
 */
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Postcard {
  place: string;
  greeting: string;
}

function Subscribed({ form }: { form: UseFormReturn<Postcard> }) {
  const letters = useSubscribe(form, ({ model }) => model.greeting.length);
  return <p>Letters, subscribed: {letters}</p>;
}

export default function Postcards() {
  const form = useForm<Postcard>({ place: '', greeting: '' });

  return (
    <>
      {form.render('place', { label: 'Place' })(<input />)}
      {form.render('greeting', { label: 'Greeting' })(<input />)}
      <Subscribed form={form} />
      <p>Letters, read from the model: {form.model.greeting.length}</p>
      <button type="button" onClick={() => form.forceUpdate()}>
        Update the form
      </button>
    </>
  );
}
