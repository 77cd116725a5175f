/**
 * @title Select the answer, not the value
 * @description Type twelve letters or more: the hint is rendered once more in all, and not once for each letter.
 * @keywords useSubscribe, boolean selector, performance, render counter, placement
 */
import { useRef } from 'react';
import { useForm, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Secret {
  passphrase: string;
}

function LengthHint({ form }: { form: UseFormReturn<Secret> }) {
  const isLong = form.useSubscribe(({ model }) => model.passphrase.length >= 12);
  const renders = useRef(0);
  renders.current += 1;

  return (
    <>
      <p role="status">{isLong ? 'Long enough' : 'At least 12 characters, please'}</p>
      <output>Renders of the hint: {renders.current}</output>
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
