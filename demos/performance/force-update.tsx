/**
 * @title What forceUpdate re-renders
 * @description Type: the subscribed count updates, the count read from the model is stale. Update the form, and it is right, at the cost of re-rendering everything.
 * @keywords performance, forceUpdate, model, stale, render counter, useSubscribe
 */
import { useEffect, useRef, type ComponentProps } from 'react';
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Postcard {
  place: string;
  greeting: string;
}

/** Counts the renders of a component into the element that gets the ref. */
function useRenderCount() {
  const ref = useRef<HTMLElement>(null);
  const count = useRef(0);
  useEffect(() => {
    count.current += 1;
    if (ref.current) ref.current.textContent = String(count.current);
  });
  return ref;
}

function Field(props: ComponentProps<'input'>) {
  const renders = useRenderCount();
  return (
    <>
      <input {...props} />{' '}
      <small>
        Renders: <span ref={renders}>1</span>
      </small>
    </>
  );
}

function Subscribed({ form }: { form: UseFormReturn<Postcard> }) {
  const letters = useSubscribe(form, ({ model }) => model.greeting.length);
  const renders = useRenderCount();
  return (
    <p>
      Letters, subscribed: {letters}.{' '}
      <small>
        Renders: <span ref={renders}>1</span>
      </small>
    </p>
  );
}

export default function Postcards() {
  const form = useForm<Postcard>({ place: '', greeting: '' });
  const renders = useRenderCount();

  return (
    <>
      {form.render('place', { label: 'Place' })(<Field />)}
      {form.render('greeting', { label: 'Greeting' })(<Field />)}
      <Subscribed form={form} />
      <p>
        Letters, read from the model: {form.model.greeting.length}.{' '}
        <small>
          Renders: <span ref={renders}>1</span>
        </small>
      </p>
      <button type="button" onClick={() => form.forceUpdate()}>
        Update the form
      </button>
    </>
  );
}
