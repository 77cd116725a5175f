import { Field, Form, Formik } from 'formik';

const empty = { name: '', email: '' };

const hasName = (name: string) => (name ? undefined : 'Enter your name');
const isEmail = (email: string) => (email.includes('@') ? undefined : 'Enter an email address');

export function SignUp({ save }: { save: (account: typeof empty) => void }) {
  return (
    <Formik initialValues={empty} onSubmit={save}>
      {({ errors, touched }) => {
        const nameError = touched.name && errors.name;
        const emailError = touched.email && errors.email;

        return (
          <Form noValidate>
            <label htmlFor="name">Name</label>
            <Field
              id="name"
              name="name"
              validate={hasName}
              aria-invalid={Boolean(nameError)}
              aria-describedby={nameError && 'name-error'}
            />
            {nameError && <p id="name-error">{nameError}</p>}

            <label htmlFor="email">Email</label>
            <Field
              id="email"
              name="email"
              type="email"
              validate={isEmail}
              aria-invalid={Boolean(emailError)}
              aria-describedby={emailError && 'email-error'}
            />
            {emailError && <p id="email-error">{emailError}</p>}

            <button type="submit">Sign up</button>
          </Form>
        );
      }}
    </Formik>
  );
}
