/**
 * @title A control of your own
 * @description Anything that takes a value and calls onChange is a field: here, stars in a file of their own.
 * @keywords custom control, rating, stars, radio, component, css
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';
import { Stars } from './rating/Stars';

export default function Review() {
  const { render, useSubscribe, validate } = useForm(
    { stars: 0, text: '' },
    { labelPosition: 'top' },
  );
  const stars = useSubscribe(({ model }) => model.stars);

  return (
    <>
      {render('stars', {
        label: 'Your rating',
        rules: { validator: (value) => (value === 0 ? 'Choose one to five stars' : '') },
      })(({ attrs }) => (
        <Stars value={stars} onChange={attrs.onChange} label="Your rating" />
      ))}
      {render('text', { label: 'What did you like?' })(<textarea rows={2} />)}
      <button type="button" onClick={() => validate().catch(() => {})}>
        Send
      </button>
    </>
  );
}
