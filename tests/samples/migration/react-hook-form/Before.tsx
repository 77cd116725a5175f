import { useForm } from 'react-hook-form';

const defaultValues = { name: '', contact: { email: '' }, news: false };

const checkEmail = (email: string) => email.includes('@') || 'Enter an address with an @';

export function SignUp({ save }: { save: (values: typeof defaultValues) => void }) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues });
  const { name, contact } = formState.errors;
  return (
    <form noValidate onSubmit={handleSubmit((values) => save(values))}>
      <label htmlFor="name">Name</label>
      <input id="name" {...register('name', { required: 'Enter your name' })} />
      {name && <p role="alert">{name.message}</p>}

      <label htmlFor="email">Email</label>
      <input id="email" type="email" {...register('contact.email', { validate: checkEmail })} />
      {contact?.email && <p role="alert">{contact.email.message}</p>}

      <label>
        <input type="checkbox" {...register('news')} />
        Send me news
      </label>

      <button type="submit">Sign up</button>
      <button type="button" onClick={() => reset()}>
        Start over
      </button>
    </form>
  );
}
