import { useForm, type AnyFieldApi } from '@tanstack/react-form';
import { empty, schema, type Customer } from './schema';

function Field({ field, label, type }: { field: AnyFieldApi; label: string; type?: string }) {
  const error = field.state.meta.errors[0]?.message;
  return (
    <>
      <label htmlFor={field.name}>{label}</label>
      <input
        id={field.name}
        type={type}
        value={field.state.value}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.value)}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${field.name}-error`}
      />
      {error && <p id={`${field.name}-error`}>{error}</p>}
    </>
  );
}

export function Invoice({ save }: { save: (customer: Customer) => void }) {
  const form = useForm({
    defaultValues: empty,
    validators: { onChange: schema },
    onSubmit: ({ value }) => save(value),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="email">
        {(field) => <Field field={field} label="Email" type="email" />}
      </form.Field>
      <form.Field name="isCompany">
        {({ name, state, handleChange }) => (
          <>
            <label htmlFor={name}>Company</label>
            <input
              id={name}
              type="checkbox"
              checked={state.value}
              onChange={(event) => handleChange(event.target.checked)}
            />
          </>
        )}
      </form.Field>
      <form.Subscribe selector={({ values }) => values.isCompany}>
        {(isCompany) =>
          isCompany && (
            <form.Field name="taxId">
              {(field) => <Field field={field} label="Tax ID" />}
            </form.Field>
          )
        }
      </form.Subscribe>
      <button>Save</button>
    </form>
  );
}
