/**
 * @title Validate after the first blur
 * @description Type an incomplete address: the error appears only when you leave the field. Complete the address, and the error disappears while you type.
 * @keywords touched, trigger, blur, onTouched, late error, email
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Newsletter() {
  const { render } = useForm({ email: '', name: '' }, { labelPosition: 'top', trigger: 'touched' });

  return (
    <>
      {render('email', {
        label: 'Email',
        rules: { validator: (value) => /^\S+@\S+\.\S+$/.test(value) || 'Enter a complete address' },
      })(<input type="email" autoComplete="email" />)}
      {render('name', {
        label: 'First name',
        rules: { validator: (value) => value.length < 2 && 'Enter at least 2 characters' },
      })(<input autoComplete="given-name" />)}
    </>
  );
}
