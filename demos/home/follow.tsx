/**
 * @title Confirm a password
 * @description Enter two passwords that differ, then correct the first one: the error on the second one disappears.
 * @keywords rules, dependent, confirm, password, cross-field
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function NewPassword() {
  const { render } = useForm({ password: '', again: '' }, { labelPosition: 'top' });

  return (
    <>
      {render('password', { label: 'Password' })(
        <input type="password" autoComplete="new-password" />,
      )}
      {render('again', {
        label: 'Confirm password',
        rules: {
          validator: (again, { model }) => again === model.password || 'The passwords differ',
        },
      })(<input type="password" autoComplete="new-password" />)}
    </>
  );
}
