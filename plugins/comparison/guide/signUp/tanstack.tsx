import { useForm, type AnyFieldApi } from '@tanstack/react-form';

const empty = { username: '', email: '' };

interface Props {
  isTaken: (username: string) => Promise<boolean>;
  save: (account: typeof empty) => void;
}

function Field({ field, label, type }: { field: AnyFieldApi; label: string; type?: string }) {
  const [error] = field.state.meta.errors;
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

export function SignUp({ isTaken, save }: Props) {
  const form = useForm({ defaultValues: empty, onSubmit: ({ value }) => save(value) });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field
        name="username"
        asyncDebounceMs={300}
        validators={{
          onChange: ({ value }) => (value ? undefined : 'Enter a username'),
          onChangeAsync: async ({ value }) =>
            (await isTaken(value)) ? 'This username is taken' : undefined,
        }}
      >
        {(field) => <Field field={field} label="Username" />}
      </form.Field>
      <form.Field
        name="email"
        validators={{
          onChange: ({ value }) => (value.includes('@') ? undefined : 'Enter an email address'),
        }}
      >
        {(field) => <Field field={field} label="Email" type="email" />}
      </form.Field>
      <button>Sign up</button>
    </form>
  );
}
