import { useForm } from 'react-hook-form';

const empty = { name: '', email: '' };

const isEmail = (email: string) => email.includes('@') || 'Enter an email address';

export function SignUp({ save }: { save: (account: typeof empty) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: empty });
  const { name, email } = formState.errors;

  return (
    <form noValidate onSubmit={handleSubmit((account) => save(account))}>
      <label htmlFor="name">Name</label>
      <input
        id="name"
        aria-invalid={Boolean(name)}
        aria-describedby={name && 'name-error'}
        {...register('name', { required: 'Enter your name' })}
      />
      {name && <p id="name-error">{name.message}</p>}

      <label htmlFor="email">Email</label>
      <input
        id="email"
        type="email"
        aria-invalid={Boolean(email)}
        aria-describedby={email && 'email-error'}
        {...register('email', { validate: isEmail })}
      />
      {email && <p id="email-error">{email.message}</p>}

      <button>Sign up</button>
    </form>
  );
}
