import { Field, Form, Formik } from 'formik';
import { empty, schema, type Customer } from './schema';

function validate(customer: Customer) {
  const { error } = schema.safeParse(customer);
  const messages = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  return Object.fromEntries(messages) as Record<string, string>;
}

export function Invoice({ save }: { save: (customer: Customer) => void }) {
  return (
    <Formik initialValues={empty} validate={validate} onSubmit={save}>
      {({ values, errors, touched }) => {
        const email = touched.email && errors.email;
        const taxId = touched.taxId && errors.taxId;

        return (
          <Form noValidate>
            <label htmlFor="email">Email</label>
            <Field
              id="email"
              name="email"
              type="email"
              aria-invalid={Boolean(email)}
              aria-describedby={email && 'email-error'}
            />
            {email && <p id="email-error">{email}</p>}

            <label htmlFor="isCompany">Company</label>
            <Field id="isCompany" name="isCompany" type="checkbox" />

            {values.isCompany && (
              <>
                <label htmlFor="taxId">Tax ID</label>
                <Field
                  id="taxId"
                  name="taxId"
                  aria-invalid={Boolean(taxId)}
                  aria-describedby={taxId && 'taxId-error'}
                />
                {taxId && <p id="taxId-error">{taxId}</p>}
              </>
            )}
            <button type="submit">Save</button>
          </Form>
        );
      }}
    </Formik>
  );
}
