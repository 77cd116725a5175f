/**
 * @title The price of a stay
 * @description Change the number of nights: the total updates, and no other component re-renders.
 * @keywords useSubscribe, computed, derived, total, sum
 */
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

const stay = { nights: 2, breakfast: true };

function Total({ form }: { form: UseFormReturn<typeof stay> }) {
  const total = useSubscribe(form, ({ model }) => model.nights * (model.breakfast ? 135 : 120));
  return <p role="status">Total: ${total}</p>;
}

export default function Stay() {
  const form = useForm(stay);

  return (
    <>
      {form.render('nights', { label: 'Nights', labelPosition: 'top' })(
        <input type="number" min={1} max={30} />,
      )}
      {form.render('breakfast', { label: 'Breakfast' })(<input type="checkbox" />)}
      <Total form={form} />
    </>
  );
}
