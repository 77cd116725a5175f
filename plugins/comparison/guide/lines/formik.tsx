import { Field, FieldArray, Form, Formik, getIn } from 'formik';

const empty = { lines: [{ item: '', price: 0 }] };

const hasItem = (item: string) => (item ? undefined : 'Enter the item');

export function Lines({ save }: { save: (order: typeof empty) => void }) {
  return (
    <Formik initialValues={empty} onSubmit={save}>
      {({ values, errors, touched }) => (
        <Form noValidate>
          <FieldArray name="lines">
            {({ push, remove }) => (
              <>
                {values.lines.map((_line, index) => {
                  const name = `lines.${index}.item`;
                  const price = `lines.${index}.price`;
                  const error: string | false = getIn(touched, name) && getIn(errors, name);
                  return (
                    <fieldset key={index}>
                      <label htmlFor={name}>Item</label>
                      <Field
                        id={name}
                        name={name}
                        validate={hasItem}
                        aria-invalid={Boolean(error)}
                        aria-describedby={error && `${name}-error`}
                      />
                      {error && <p id={`${name}-error`}>{error}</p>}

                      <label htmlFor={price}>Price</label>
                      <Field id={price} name={price} type="number" />
                      <button type="button" onClick={() => remove(index)}>
                        Remove
                      </button>
                    </fieldset>
                  );
                })}
                <button type="button" onClick={() => push({ item: '', price: 0 })}>
                  Add a line
                </button>
              </>
            )}
          </FieldArray>
          <output>Total: {values.lines.reduce((sum, { price }) => sum + (price || 0), 0)}</output>
          <button type="submit">Order</button>
        </Form>
      )}
    </Formik>
  );
}
