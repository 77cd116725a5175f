import { useFieldArray, useForm, useWatch, type Control } from 'react-hook-form';

const empty = { lines: [{ item: '', price: 0 }] };

type Order = typeof empty;

function Total({ control }: { control: Control<Order> }) {
  const lines = useWatch({ control, name: 'lines' });
  return <output>Total: {lines.reduce((sum, { price }) => sum + (price || 0), 0)}</output>;
}

export function Lines({ save }: { save: (order: Order) => void }) {
  const { control, register, handleSubmit, formState } = useForm({ defaultValues: empty });
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });

  return (
    <form noValidate onSubmit={handleSubmit((order) => save(order))}>
      {fields.map(({ id }, index) => {
        const error = formState.errors.lines?.[index]?.item;
        return (
          <fieldset key={id}>
            <label htmlFor={`${id}-item`}>Item</label>
            <input
              id={`${id}-item`}
              aria-invalid={Boolean(error)}
              aria-describedby={error && `${id}-error`}
              {...register(`lines.${index}.item`, { required: 'Enter the item' })}
            />
            {error && <p id={`${id}-error`}>{error.message}</p>}

            <label htmlFor={`${id}-price`}>Price</label>
            <input
              id={`${id}-price`}
              type="number"
              {...register(`lines.${index}.price`, { valueAsNumber: true })}
            />
            <button type="button" onClick={() => remove(index)}>
              Remove
            </button>
          </fieldset>
        );
      })}
      <button type="button" onClick={() => append({ item: '', price: 0 })}>
        Add a line
      </button>
      <Total control={control} />
      <button>Order</button>
    </form>
  );
}
