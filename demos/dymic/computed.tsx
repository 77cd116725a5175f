/**
 * @title Compute a value during render
 * @description Each row computes its amount from price and quantity. The amount is not stored in the data, so it cannot become stale.
 * @keywords computed, derived, row total, useSubscribe, linkage
 */
import { useForm, useSubscribe, type ContextProps } from 'bindform';
import 'bindform/styles.css';

interface Order {
  lines: { id: number; what: string; price: string; count: string }[];
}

function Amount({ contextProps, index }: { contextProps: ContextProps<Order>; index: number }) {
  const amount = useSubscribe(contextProps, ({ model }) => {
    const line = model.lines[index];
    return line ? Number(line.price) * Number(line.count) : 0;
  });
  return <output>Amount: {amount}</output>;
}

export default function Bakery() {
  const form = useForm<Order>({
    lines: [
      { id: 1, what: /* i18n */ 'Rye bread', price: '4', count: '2' },
      { id: 2, what: /* i18n */ 'Plum cake', price: '18', count: '1' },
    ],
  });
  const lines = useSubscribe(form, ({ model }) =>
    model.lines.map(({ id, what }) => ({ id, what })),
  );

  return lines.map(({ id, what }, index) => (
    <fieldset key={id}>
      <legend>{what}</legend>
      {form.render(`lines.${index}.price`, { label: 'Price' })(<input type="number" />)}
      {form.render(`lines.${index}.count`, { label: 'Quantity' })(<input type="number" />)}
      <Amount contextProps={form.contextProps} index={index} />
    </fieldset>
  ));
}
