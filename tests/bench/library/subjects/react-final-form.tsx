import arrayMutators from 'final-form-arrays';
import { Field as FinalField, Form } from 'react-final-form';
import { FieldArray } from 'react-final-form-arrays';
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
  type Row,
  type Subject,
} from '../subject';

type Validate = (value: unknown, values: object) => string | undefined;

interface Props {
  name: string;
  validate?: Validate;
  /** Fields to validate as well when this one changes; without it, a change would validate all fields. */
  validateFields?: string[];
}

const subscription = { value: true, error: true, touched: true };

function Field({ name, validate = required, validateFields = [] }: Props) {
  return (
    <FinalField
      name={name}
      validate={validate}
      validateFields={validateFields}
      subscription={subscription}
    >
      {({ input, meta }) => (
        <>
          <CountedInput {...input} />
          <FieldError>{meta.touched && meta.error}</FieldError>
        </>
      )}
    </FinalField>
  );
}

/**
 * React Final Form with minimal subscriptions, and with `validateFields`.
 *
 * @see https://final-form.org/docs/react-final-form/examples/subscriptions
 * @see https://final-form.org/docs/react-final-form/types/FieldProps#validatefields
 * @see https://github.com/final-form/react-final-form-arrays#usage
 */
export const subject: Subject = {
  Flat: ({ count, value, onSubmit, handle }) => (
    <Form onSubmit={onSubmit} initialValues={flatValues(count, value)} subscription={{}}>
      {({ form, handleSubmit }) => {
        handle.validateAll = () => form.submit();
        handle.reset = () => form.restart();
        return (
          <form onSubmit={handleSubmit}>
            <div>
              {names(count).map((name) => (
                <Field key={name} name={name} />
              ))}
            </div>
          </form>
        );
      }}
    </Form>
  ),
  Rows: ({ count, onSubmit, handle }) => (
    <Form
      onSubmit={onSubmit}
      initialValues={{ rows: newRows(count) }}
      mutators={{ ...arrayMutators }}
      subscription={{}}
    >
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          <div>
            <FieldArray<Row> name="rows">
              {({ fields }) => {
                handle.addRow = () => fields.push(newRow());
                handle.removeFirstRow = () => fields.remove(0);
                handle.moveFirstRow = () => fields.move(0, (fields.length ?? 0) - 1);
                return fields.map((name) => <Field key={name} name={`${name}.text`} />);
              }}
            </FieldArray>
          </div>
        </form>
      )}
    </Form>
  ),
  Dependent: ({ count, value, onSubmit, handle }) => {
    const last = lastName(count);
    const repeated: Validate = (text, values) => mismatch(text, (values as { f0?: string }).f0);
    return (
      <Form onSubmit={onSubmit} initialValues={flatValues(count, value)} subscription={{}}>
        {({ form, handleSubmit }) => {
          handle.validateAll = () => form.submit();
          return (
            <form onSubmit={handleSubmit}>
              <div>
                {names(count).map((name) => (
                  <Field
                    key={name}
                    name={name}
                    validate={name === last ? repeated : required}
                    validateFields={name === 'f0' ? [last] : []}
                  />
                ))}
              </div>
            </form>
          );
        }}
      </Form>
    );
  },
};
