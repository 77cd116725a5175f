/**
 * @title Subscribe to one value
 * @description The count updates on every keystroke, while the component that holds the form renders once.
 * @keywords useSubscribe, selector, counter, render, isolated update
 */
import { useEffect, useRef } from 'react';
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Message {
  text: string;
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

function Length({ form }: { form: UseFormReturn<Message> }) {
  const text = useSubscribe(form, ({ model }) => model.text);
  return <p role="status">{text.length} of 160 characters</p>;
}

export default function TextMessage() {
  const form = useForm<Message>({ text: '' });
  const renders = useRenderCount();

  return (
    <>
      {form.render('text', { label: 'Text message', labelPosition: 'top' })(<textarea rows={3} />)}
      <Length form={form} />
      <p>
        Renders of the form: <span ref={renders}>1</span>
      </p>
    </>
  );
}
