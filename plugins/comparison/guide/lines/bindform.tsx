import { Form, keyOf, useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

const empty = { lines: [{ item: '', price: 0 }] };

type Order = typeof empty;

function Total({ form }: { form: UseFormReturn<Order> }) {
  const total = useSubscribe(form, ({ model }) =>
    model.lines.reduce((sum, { price }) => sum + price, 0),
  );
  return <output>Total: {total}</output>;
}

export function Lines({ save }: { save: (order: Order) => void }) {
  const form = useForm(empty);
  const keys = useSubscribe(form, ({ model }) => model.lines.map(keyOf));

  return (
    <Form contextProps={form.contextProps} onSubmit={save}>
      {keys.map((key, index) => (
        <fieldset key={key}>
          {form.render(`lines.${index}.item`, {
            label: 'Item',
            rules: { required: 'Enter the item' },
          })(<input />)}
          {form.render(`lines.${index}.price`, {
            label: 'Price',
            formatChangeValue: ({ target }) => Number(target.value),
          })(<input type="number" />)}
          <button type="button" onClick={() => form.model.lines.splice(index, 1)}>
            Remove
          </button>
        </fieldset>
      ))}
      <button type="button" onClick={() => form.model.lines.push({ item: '', price: 0 })}>
        Add a line
      </button>
      <Total form={form} />
      <button>Order</button>
    </Form>
  );
}
