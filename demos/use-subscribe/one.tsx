/**
 * @title Subscribe to one value
 * @description Type something: the line below updates on every keystroke, while the Renders tab shows that the component that calls useForm has rendered once.
 * @keywords useSubscribe, selector, render count, isolated update
 * @inspect renders
 */
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Message {
  text: string;
}

function Length({ form }: { form: UseFormReturn<Message> }) {
  const text = useSubscribe(form, ({ model }) => model.text);
  return <p role="status">{text.length} of 160 characters</p>;
}

export default function TextMessage() {
  const form = useForm<Message>({ text: '' });

  return (
    <>
      {form.render('text', { label: 'Text message', labelPosition: 'top' })(<textarea rows={3} />)}
      <Length form={form} />
    </>
  );
}
