import { useForm } from 'react-hook-form';

const empty = { username: '', email: '' };

const isEmail = (email: string) => email.includes('@') || 'Enter an email address';

interface Props {
  isTaken: (username: string) => Promise<boolean>;
  save: (account: typeof empty) => void;
}

export function SignUp({ isTaken, save }: Props) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: empty, mode: 'onChange' });
  const { username, email } = formState.errors;
  const isFree = async (name: string) => !(await isTaken(name)) || 'This username is taken';

  return (
    <form noValidate onSubmit={handleSubmit((account) => save(account))}>
      <label htmlFor="username">Username</label>
      <input
        id="username"
        aria-invalid={Boolean(username)}
        aria-describedby={username && 'username-error'}
        {...register('username', { required: 'Enter a username', validate: isFree })}
      />
      {username && <p id="username-error">{username.message}</p>}

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
