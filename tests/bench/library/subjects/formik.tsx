import { FastField, FieldArray, Formik, type FastFieldProps } from 'formik';
import {
  CountedInput,
  FieldError,
  flatValues,
  names,
  newRow,
  newRows,
  required,
  type Subject,
} from '../subject';

function Field({ name }: { name: string }) {
  return (
    <FastField name={name} validate={required}>
      {({ field, meta }: FastFieldProps<string>) => (
        <>
          <CountedInput {...field} />
          <FieldError>{meta.touched && meta.error}</FieldError>
        </>
      )}
    </FastField>
  );
}

const nothing = () => undefined;

/** Formik with FastField, which its guide recommends for forms with more than 30 fields. */
export const subject: Subject = {
  Flat: ({ count, handle }) => (
    <Formik initialValues={flatValues(count)} onSubmit={nothing}>
      {({ submitForm, resetForm }) => {
        handle.validateAll = submitForm;
        handle.reset = () => resetForm();
        return names(count).map((name) => <Field key={name} name={name} />);
      }}
    </Formik>
  ),
  Rows: ({ count, handle }) => (
    <Formik initialValues={{ rows: newRows(count) }} onSubmit={nothing}>
      {({ values }) => (
        <FieldArray name="rows">
          {({ push, remove }) => {
            handle.addRow = () => push(newRow());
            handle.removeFirstRow = () => void remove(0);
            return values.rows.map((row, index) => (
              <Field key={row.id} name={`rows.${index}.text`} />
            ));
          }}
        </FieldArray>
      )}
    </Formik>
  ),
};
