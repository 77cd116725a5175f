import { ErrorMessage, Field, Form, Formik } from 'formik';
import { boolean, object, string, type InferType } from 'yup';

const schema = object({
  name: string().required('Enter your name'),
  contact: object({
    email: string().required('Enter an address with an @').email('Enter an address with an @'),
  }),
  news: boolean().required(),
});

type Values = InferType<typeof schema>;

const initialValues: Values = { name: '', contact: { email: '' }, news: false };

export function SignUp({ save }: { save: (values: Values) => void }) {
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={save}>
      <Form noValidate>
        <label htmlFor="name">Name</label>
        <Field id="name" name="name" />
        <ErrorMessage name="name" component="p" />

        <label htmlFor="email">Email</label>
        <Field id="email" name="contact.email" type="email" />
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
