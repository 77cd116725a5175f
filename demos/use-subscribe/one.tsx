/**
 * @title One value
 * @description The count follows every letter, while the component that holds the form is rendered once.
 * @keywords useSubscribe, selector, counter, render, isolated update
 */
import { useRef } from 'react';
import { useForm, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Message {
  text: string;
}

function Length({ form }: { form: UseFormReturn<Message> }) {
  const text = form.useSubscribe(({ model }) => model.text);
  return <p role="status">{text.length} of 160 characters</p>;
}

export default function TextMessage() {
  const form = useForm<Message>({ text: '' });
  const renders = useRef(0);
  renders.current += 1;

  return (
    <>
      {form.render('text', { label: 'Text message', labelPosition: 'top' })(<textarea rows={3} />)}
      <Length form={form} />
      <output>Renders of the form: {renders.current}</output>
    </>
  );
}
