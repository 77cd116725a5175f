/**
 * @title Options shared by all fields
 * @description Badge and company are validated on blur, and their messages start with the same words. The seat sets its own trigger, so it is validated as you type.
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
      {render('badge', { label: 'Name on the badge', rules: { required: 'Enter a name' } })(
        <input />,
      )}
      {render('company', { label: 'Company', rules: { required: 'Enter a company' } })(<input />)}
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
