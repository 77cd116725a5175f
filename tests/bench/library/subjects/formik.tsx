import { FastField, FieldArray, Form, Formik, type FastFieldProps } from 'formik';
import {
  CountedInput,
  FieldError,
  flatValues,
  lastName,
  mismatch,
  names,
  newRow,
  newRows,
  required,
  type Subject,
} from '../subject';

function Field({ name, validate }: { name: string; validate?: typeof required }) {
  return (
    <FastField name={name} validate={validate}>
      {({ field, meta }: FastFieldProps<string>) => (
        <>
          <CountedInput {...field} />
          <FieldError>{meta.touched && meta.error}</FieldError>
        </>
      )}
    </FastField>
  );
}

/**
 * Formik with `FastField`, which its guide recommends for forms with more than 30 fields. A `FastField` is not
 * rendered for other values, so the rule about two fields belongs to the form.
 *
 * @see https://formik.org/docs/api/fastfield
 * @see https://formik.org/docs/api/fieldarray
 * @see https://formik.org/docs/guides/validation
 */
export const subject: Subject = {
  Flat: ({ count, value, onSubmit, handle }) => (
    <Formik initialValues={flatValues(count, value)} onSubmit={onSubmit}>
      {({ submitForm, resetForm }) => {
        handle.validateAll = submitForm;
        handle.reset = () => resetForm();
        return (
          <Form>
            <div>
              {names(count).map((name) => (
                <Field key={name} name={name} validate={required} />
              ))}
            </div>
          </Form>
        );
      }}
    </Formik>
  ),
  Rows: ({ count, onSubmit, handle }) => (
    <Formik initialValues={{ rows: newRows(count) }} onSubmit={onSubmit}>
      {({ values }) => (
        <Form>
          <div>
            <FieldArray name="rows">
              {({ push, remove, move }) => {
                handle.addRow = () => push(newRow());
                handle.removeFirstRow = () => void remove(0);
                handle.moveFirstRow = () => move(0, values.rows.length - 1);
                return values.rows.map((_, index) => (
                  <Field key={index} name={`rows.${index}.text`} validate={required} />
                ));
              }}
            </FieldArray>
          </div>
        </Form>
      )}
    </Formik>
  ),
  Dependent: ({ count, value, onSubmit, handle }) => {
    const last = lastName(count);
    return (
      <Formik
        initialValues={flatValues(count, value)}
        onSubmit={onSubmit}
        validate={(values) => {
          const error = mismatch(values[last], values.f0);
          return error ? { [last]: error } : {};
        }}
      >
        {({ submitForm }) => {
          handle.validateAll = submitForm;
          return (
            <Form>
              <div>
                {names(count).map((name) => (
                  <Field key={name} name={name} validate={name === last ? undefined : required} />
                ))}
              </div>
            </Form>
          );
        }}
      </Formik>
    );
  },
};
