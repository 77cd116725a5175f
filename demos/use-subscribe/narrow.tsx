/**
 * @title Select a boolean, not the value
 * @description Type twelve characters or more: the hint re-renders once, not on every keystroke.
 * @keywords useSubscribe, boolean selector, performance, render counter, placement
 */
import { useEffect, useRef } from 'react';
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Secret {
  passphrase: string;
}

/** Shows the render count of a component in the element with this ref. */
function useRenderCount() {
  const ref = useRef<HTMLElement>(null);
  const count = useRef(0);
  useEffect(() => {
    count.current += 1;
    if (ref.current) ref.current.textContent = String(count.current);
  });
  return ref;
}

function LengthHint({ form }: { form: UseFormReturn<Secret> }) {
  const isLong = useSubscribe(form, ({ model }) => model.passphrase.length >= 12);
  const renders = useRenderCount();

  return (
    <>
      <p role="status">{isLong ? 'Long enough' : 'Enter at least 12 characters'}</p>
      <p>
        Renders of the hint: <span ref={renders}>1</span>
      </p>
    </>
  );
}

export default function Passphrase() {
  const form = useForm<Secret>({ passphrase: '' });

  return (
    <>
      {form.render('passphrase', { label: 'Passphrase' })(<input autoComplete="off" />)}
      <LengthHint form={form} />
    </>
  );
}
