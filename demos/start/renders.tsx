/**
 * @title Only what changed re-renders
 * @description Type into one field and watch the counters: its own goes up on each keystroke, those of the other field and of the form do not.
 * @keywords performance, render counter, isolated updates, re-render
 */
import { useEffect, useRef, type ComponentProps } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

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
      <input {...props} />
      <p>
        Renders of the field: <span ref={renders}>1</span>
      </p>
    </>
  );
}

export default function PenPal() {
  const { render } = useForm({ city: '', hobby: '' }, { labelPosition: 'top' });
  const renders = useRenderCount();

  return (
    <>
      {render('city', { label: 'City' })(<Field />)}
      {render('hobby', { label: 'Hobby' })(<Field />)}
      <p>
        Renders of the form: <span ref={renders}>1</span>
      </p>
    </>
  );
}
