/**
 * @title Pause and reapply a rule
 * @description While the box is not checked, the card may stay empty. Check it again: no error appears at first, but the next validation requires the card.
 * @keywords reapplyValidator, removeValidator, pause, resume, checkbox
 */
import { useState } from 'react';
import { useForm, useWatch } from 'bindform';
import 'bindform/styles.css';

export default function GiftOrder() {
  const form = useForm({ isPresent: true, card: '' }, { labelPosition: 'top' });
  const [outcome, setOutcome] = useState('');

  useWatch(
    form,
    ({ model }) => model.isPresent,
    (isPresent) => (isPresent ? form.reapplyValidator('card') : form.removeValidator('card')),
  );

  const pack = () =>
    form.validate().then(
      () => setOutcome(/* i18n */ 'Packed.'),
      () => setOutcome(/* i18n */ 'Something is missing.'),
    );

  return (
    <>
      {form.render('isPresent', { label: 'This is a gift', labelPosition: 'row' })(
        <input type="checkbox" />,
      )}
      {form.render('card', { label: 'Gift message', rules: { required: 'Enter a message' } })(
        <input />,
      )}
      <button type="button" onClick={pack}>
        Pack it
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
