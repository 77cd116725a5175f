import { Field, Form, Formik } from 'formik';

const empty = { username: '', email: '' };

const isEmail = (email: string) => (email.includes('@') ? undefined : 'Enter an email address');

interface Props {
  isTaken: (username: string) => Promise<boolean>;
  save: (account: typeof empty) => void;
}

export function SignUp({ isTaken, save }: Props) {
  const isFree = async (name: string) => {
    if (!name) return 'Enter a username';
    return (await isTaken(name)) ? 'This username is taken' : undefined;
  };

  return (
    <Formik initialValues={empty} onSubmit={save}>
      {({ errors, touched }) => {
        const username = touched.username && errors.username;
        const email = touched.email && errors.email;

        return (
          <Form noValidate>
            <label htmlFor="username">Username</label>
            <Field
              id="username"
              name="username"
              validate={isFree}
              aria-invalid={Boolean(username)}
              aria-describedby={username && 'username-error'}
            />
            {username && <p id="username-error">{username}</p>}

            <label htmlFor="email">Email</label>
            <Field
              id="email"
              name="email"
              type="email"
              validate={isEmail}
              aria-invalid={Boolean(email)}
              aria-describedby={email && 'email-error'}
            />
            {email && <p id="email-error">{email}</p>}

            <button type="submit">Sign up</button>
          </Form>
        );
      }}
    </Formik>
  );
}
