/**
 * @title When validation runs
 * @description Type a single letter into each field: the first is validated immediately, the second when you leave it, the third when you press the button.
 * @keywords trigger, change, blur, manual, when rules run
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

const voucher = {
  validator: (value: string) =>
    /^[A-Z]{2}\d{4}$/.test(value) ? '' : 'Two capitals and four digits, such as AB1234',
};

export default function Vouchers() {
  const { render, validate } = useForm(
    { typing: '', leaving: '', asking: '' },
    { labelPosition: 'top' },
  );

  return (
    <>
      {render('typing', { label: 'While you type', trigger: 'change', rules: voucher })(<input />)}
      {render('leaving', { label: 'When you leave', trigger: 'blur', rules: voucher })(<input />)}
      {render('asking', { label: 'On demand', trigger: 'manual', rules: voucher })(<input />)}
      <button type="button" onClick={() => validate('asking').catch(() => {})}>
        Check the third voucher
      </button>
    </>
  );
}
