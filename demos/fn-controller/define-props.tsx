/**
 * @title Reuse one defineProps function
 * @description One defineProps function strips letters from both amounts. Each field places the input itself: after a currency, or before a unit.
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
          USD <input {...props} style={{ width: '8rem' }} />
        </>
      ))}
      {form.render('distance', { label: 'Distance', defineProps: digitsOnly })(({ props }) => (
        <>
          <input {...props} style={{ width: '8rem' }} /> km
        </>
      ))}
      <output>
        {budget || 0} USD / {distance || 0} km
      </output>
    </>
  );
}
