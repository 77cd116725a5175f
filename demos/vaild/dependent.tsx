/**
 * @title Keep a value between a minimum and a maximum
 * @description Enter 150 as the price for tonight, then lower the highest price to 120. The price for tonight shows an error immediately, although you did not edit it.
 * @keywords dependent fields, cross-field validation, range, minimum, maximum, model
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function NightlyPrice() {
  const { render } = useForm(
    { lowest: '80', highest: '200', tonight: '' },
    { labelPosition: 'top' },
  );

  return (
    <>
      {render('lowest', { label: 'Lowest price', rules: { required: 'Enter a price' } })(
        <input type="number" />,
      )}
      {render('highest', {
        label: 'Highest price',
        rules: {
          validator: (value, { model }) =>
            Number(value) < Number(model.lowest) && 'This is below the lowest price',
        },
      })(<input type="number" />)}
      {render('tonight', {
        label: 'Price for tonight',
        rules: {
          validator(value, { model: { lowest, highest } }) {
            const isWithin = Number(value) >= Number(lowest) && Number(value) <= Number(highest);
            return isWithin || `Enter a price from ${lowest} to ${highest}`;
          },
        },
      })(<input type="number" />)}
    </>
  );
}
