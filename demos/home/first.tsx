/**
 * @title Plan a trip
 * @description Type into a field: its own counter and the counter of the summary go up. The form component has rendered once.
 * @keywords render, counter, isolated update, subscribe, first form
 */
import { useEffect, useRef, type ComponentProps } from 'react';
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

const trip = { from: /* i18n */ 'Lisbon', to: '' };

export default function Trip() {
  const form = useForm(trip, { labelPosition: 'top' });
  const renders = useRenderCount();

  return (
    <>
      {form.render('from', { label: 'From' })(<Field />)}
      {form.render('to', {
        label: 'To',
        rules: { required: 'Enter a destination' },
      })(<Field />)}
      <Summary form={form} />
      <p>
        <button type="button" onClick={() => form.validate().catch(() => {})}>
          Find trains
        </button>
      </p>
      <p>
        The form component.{' '}
        <small>
          Renders: <span ref={renders}>1</span>
        </small>
      </p>
    </>
  );
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

function Summary({ form }: { form: UseFormReturn<typeof trip> }) {
  const { from, to } = useSubscribe(form, ({ model }) => model);
  const renders = useRenderCount();
  return (
    <output>
      {from} → {to || '?'}{' '}
      <small>
        Renders: <span ref={renders}>1</span>
      </small>
    </output>
  );
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
