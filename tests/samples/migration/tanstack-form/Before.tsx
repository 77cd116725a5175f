import { useForm } from '@tanstack/react-form';

const defaultValues = { name: '', contact: { email: '' }, news: false };

const checkName = (name: string) => (name ? undefined : 'Enter your name');
const checkEmail = (email: string) =>
  email.includes('@') ? undefined : 'Enter an address with an @';

export function SignUp({ save }: { save: (values: typeof defaultValues) => void }) {
  const form = useForm({ defaultValues, onSubmit: ({ value }) => save(value) });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="name" validators={{ onChange: ({ value }) => checkName(value) }}>
        {(field) => (
          <>
            <label htmlFor="name">Name</label>
            <input
              id="name"
              value={field.state.value}
              onChange={({ target }) => field.handleChange(target.value)}
              onBlur={field.handleBlur}
            />
            {!field.state.meta.isValid && <p role="alert">{field.state.meta.errors.join(', ')}</p>}
          </>
        )}
      </form.Field>
      <form.Field name="contact.email" validators={{ onChange: ({ value }) => checkEmail(value) }}>
        {(field) => (
          <>
            <label htmlFor="email">Email</label>
            <input
              id="email"
              type="email"
              value={field.state.value}
              onChange={({ target }) => field.handleChange(target.value)}
              onBlur={field.handleBlur}
            />
            {!field.state.meta.isValid && <p role="alert">{field.state.meta.errors.join(', ')}</p>}
          </>
        )}
      </form.Field>
      <form.Field name="news">
        {(field) => (
          <label>
            <input
              type="checkbox"
              checked={field.state.value}
              onChange={({ target }) => field.handleChange(target.checked)}
              onBlur={field.handleBlur}
            />
            Send me news
          </label>
        )}
      </form.Field>

      <button type="submit">Sign up</button>
      <button type="button" onClick={() => form.reset()}>
        Start over
      </button>
    </form>
  );
}
