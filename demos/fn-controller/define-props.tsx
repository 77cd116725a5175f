/**
 * @title Props made once, placed by each field
 * @description One defineProps keeps letters out of both amounts. Each field puts the props where it wants them: behind a currency, or before a unit.
 * @keywords defineProps, props, function, digits, reuse, currency, unit
 */
import type { ChangeEvent } from 'react';
import { useForm, useSubscribe, type DefineProps } from 'bindform';
import 'bindform/styles.css';

const digitsOnly: DefineProps = ({ attrs }) => ({
  ...attrs,
  inputMode: 'numeric',
  onChange: (event: ChangeEvent<HTMLInputElement>) =>
    attrs.onChange(event.target.value.replace(/\D/g, '')),
});

export default function MovingOffer() {
  const form = useForm({ budget: '', distance: '' }, { labelPosition: 'top' });
  const { budget, distance } = useSubscribe(form, ({ model }) => model);

  return (
    <>
      {form.render('budget', { label: 'Budget', defineProps: digitsOnly })(({ props }) => (
        <>
          € <input {...props} style={{ width: '8rem' }} />
        </>
      ))}
      {form.render('distance', { label: 'Distance', defineProps: digitsOnly })(({ props }) => (
        <>
          <input {...props} style={{ width: '8rem' }} /> km
        </>
      ))}
      <output>
        {budget || 0} € / {distance || 0} km
      </output>
    </>
  );
}
