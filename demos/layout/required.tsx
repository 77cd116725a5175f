/**
 * @title Required indicator
 * @description Four fields, four indicators: the default asterisk, a word, none although the field is required, and one without a rule.
 * @keywords requireIndicator, required, asterisk, mark, aria-required
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function PassportForm() {
  const { render } = useForm(
    { name: '', born: '', country: '', photo: '' },
    { labelPosition: 'top' },
  );

  return (
    <>
      {render('name', { label: 'Family name', rules: { required: true } })(<input />)}
      {render('born', {
        label: 'Place of birth',
        rules: { required: true },
        requireIndicator: <small>(required)</small>,
      })(<input />)}
      {render('country', {
        label: 'Nationality',
        rules: { required: true },
        requireIndicator: false,
      })(<input />)}
      {render('photo', { label: 'Photo number', requireIndicator: true })(<input />)}
    </>
  );
}
