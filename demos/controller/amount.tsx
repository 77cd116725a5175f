/**
 * @title Amounts with separators
 * @description Type 12500.5 as the price and leave the field. It shows 12,500.50, while the Model tab shows the number 12500.5, so the total is plain arithmetic.
 * @keywords format, parse, money, amount, currency, thousands separator, number, toLocaleString
 */
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

const show = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const money = {
  format: show,
  /** Rounds to cents. Without a digit, the result is `NaN`, which counts as empty. */
  parse: (text: string) => Math.round(Number.parseFloat(text.replaceAll(',', '')) * 100) / 100,
};

export default function Offer() {
  const form = useForm({ price: 1250, shipping: 80 }, { labelPosition: 'top' });
  const total = useSubscribe(form, ({ model }) => (model.price || 0) + (model.shipping || 0));

  return (
    <>
      {form.render('price', {
        label: 'Price in dollars',
        ...money,
        rules: [
          { required: 'Enter a price' },
          { validator: (price) => price > 50_000 && 'Larger amounts need approval' },
        ],
      })(<input inputMode="decimal" autoComplete="off" />)}
      {form.render('shipping', { label: 'Shipping in dollars', ...money })(
        <input inputMode="decimal" autoComplete="off" />,
      )}
      <p role="status">Total: ${show(total)}</p>
    </>
  );
}
