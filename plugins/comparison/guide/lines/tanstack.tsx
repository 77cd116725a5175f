import { useForm } from '@tanstack/react-form';

const empty = { lines: [{ item: '', price: 0 }] };

const sumOf = ({ lines }: typeof empty) => lines.reduce((sum, { price }) => sum + price, 0);

export function Lines({ save }: { save: (order: typeof empty) => void }) {
  const form = useForm({ defaultValues: empty, onSubmit: ({ value }) => save(value) });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="lines" mode="array">
        {(list) => (
          <>
            {list.state.value.map((_line, index) => (
              <fieldset key={index}>
                <form.Field
                  name={`lines[${index}].item`}
                  validators={{ onChange: ({ value }) => (value ? undefined : 'Enter the item') }}
                >
                  {({ name, state, handleBlur, handleChange }) => {
                    const [error] = state.meta.errors;
                    return (
                      <>
                        <label htmlFor={name}>Item</label>
                        <input
                          id={name}
                          value={state.value}
                          onBlur={handleBlur}
                          onChange={(event) => handleChange(event.target.value)}
                          aria-invalid={Boolean(error)}
                          aria-describedby={error && `${name}-error`}
                        />
                        {error && <p id={`${name}-error`}>{error}</p>}
                      </>
                    );
                  }}
                </form.Field>
                <form.Field name={`lines[${index}].price`}>
                  {({ name, state, handleBlur, handleChange }) => (
                    <>
                      <label htmlFor={name}>Price</label>
                      <input
                        id={name}
                        type="number"
                        value={state.value}
                        onBlur={handleBlur}
                        onChange={(event) => handleChange(Number(event.target.value))}
                      />
                    </>
                  )}
                </form.Field>
                <button type="button" onClick={() => void list.removeValue(index)}>
                  Remove
                </button>
              </fieldset>
            ))}
            <button type="button" onClick={() => list.pushValue({ item: '', price: 0 })}>
              Add a line
            </button>
          </>
        )}
      </form.Field>
      <form.Subscribe selector={({ values }) => sumOf(values)}>
        {(total) => <output>Total: {total}</output>}
      </form.Subscribe>
      <button>Order</button>
    </form>
  );
}
