/**
 * @title One configuration for all fields
 * @description Badge and company wait until you leave them and put the same words before their message; the seat answers while you type, because its own trigger is nearer.
 * @keywords useForm config, shared configuration, trigger, customErrTips, nearest wins
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Registration() {
  const { render } = useForm(
    { badge: '', company: '', seat: '' },
    {
      labelPosition: 'top',
      trigger: 'blur',
      customErrTips: (message) => (
        <>
          <strong>Please correct:</strong> {message}
        </>
      ),
    },
  );

  return (
    <>
      {render('badge', { label: 'Name on the badge', rules: { required: 'The badge is empty' } })(
        <input />,
      )}
      {render('company', { label: 'Company', rules: { required: 'The company is missing' } })(
        <input />,
      )}
      {render('seat', {
        label: 'Seat',
        trigger: 'change',
        rules: {
          validator: (value) =>
            /^[A-H]\d+$/.test(value) ? '' : 'A row from A to H, then a number',
        },
      })(<input />)}
    </>
  );
}
