import { ErrorMessage, Field, Form, Formik } from 'formik';

const initialValues = { name: '', contact: { email: '' }, news: false };

const checkName = (name: string) => (name ? undefined : 'Enter your name');
const checkEmail = (email: string) =>
  email.includes('@') ? undefined : 'Enter an address with an @';

export function SignUp({ save }: { save: (values: typeof initialValues) => void }) {
  return (
    <Formik initialValues={initialValues} onSubmit={save}>
      <Form noValidate>
        <label htmlFor="name">Name</label>
        <Field id="name" name="name" validate={checkName} />
        <ErrorMessage name="name" component="p" />

        <label htmlFor="email">Email</label>
        <Field id="email" name="contact.email" type="email" validate={checkEmail} />
        <ErrorMessage name="contact.email" component="p" />

        <label>
          <Field name="news" type="checkbox" />
          Send me news
        </label>

        <button type="submit">Sign up</button>
        <button type="reset">Start over</button>
      </Form>
    </Formik>
  );
}
