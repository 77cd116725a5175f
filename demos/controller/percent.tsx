/**
 * @title Percentages
 * @description Change the tax rate to 7 and leave the field. It shows 7%, while the Model tab shows 0.07, the number to calculate with.
 * @keywords format, parse, percent, percentage, tax rate, fraction
 */
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

const percent = {
  format: (share: number) => `${Number((share * 100).toFixed(2))}%`,
  parse: (text: string) => Math.round(Number.parseFloat(text) * 100) / 10_000,
};

export default function TaxRate() {
  const form = useForm({ rate: 0.19 }, { labelPosition: 'top' });
  const tax = useSubscribe(form, ({ model }) => (200 * (model.rate || 0)).toFixed(2));

  return (
    <>
      {form.render('rate', {
        label: 'Tax rate',
        ...percent,
        rules: { validator: (rate) => rate > 1 && 'The rate cannot exceed 100%' },
      })(<input inputMode="decimal" autoComplete="off" />)}
      <p role="status">Tax on $200: ${tax}</p>
    </>
  );
}
