/**
 * @title Reuse one defineProps function
 * @description Type letters and digits: one defineProps function strips the letters from both amounts. Each field places the input itself: after a currency, or before a unit.
 * @keywords defineProps, props, function, digits, reuse, currency, unit
 */
import type { ChangeEvent } from 'react';
import { useForm, type DefineProps } from 'bindform';
import 'bindform/styles.css';

const digitsOnly: DefineProps = ({ attrs }) => ({
  ...attrs,
  inputMode: 'numeric',
  onChange: (event: ChangeEvent<HTMLInputElement>) =>
    attrs.onChange(event.target.value.replace(/\D/g, '')),
});

export default function MovingOffer() {
  const { render } = useForm({ budget: '', distance: '' }, { labelPosition: 'top' });

  return (
    <>
      {render('budget', { label: 'Budget', defineProps: digitsOnly })(({ props }) => (
        <>
          USD <input {...props} style={{ width: '8rem' }} />
        </>
      ))}
      {render('distance', { label: 'Distance', defineProps: digitsOnly })(({ props }) => (
        <>
          <input {...props} style={{ width: '8rem' }} /> km
        </>
      ))}
    </>
  );
}
