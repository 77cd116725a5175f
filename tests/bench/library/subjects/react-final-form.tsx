import arrayMutators from 'final-form-arrays';
import { Field as FinalField, Form } from 'react-final-form';
import { FieldArray } from 'react-final-form-arrays';
import {
  CountedInput,
  FieldError,
  flatValues,
  names,
  newRow,
  newRows,
  required,
  type Row,
  type Subject,
} from '../subject';

const nothing = () => undefined;
const fieldSubscription = { value: true, error: true, touched: true };
/** Without it, every keystroke validates all fields. No rule here depends on another field. */
const noOtherFields: string[] = [];

function Field({ name }: { name: string }) {
  return (
    <FinalField
      name={name}
      validate={required}
      validateFields={noOtherFields}
      subscription={fieldSubscription}
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

/** React Final Form with minimal subscriptions and validation, as its guide recommends. */
export const subject: Subject = {
  Flat: ({ count, handle }) => (
    <Form onSubmit={nothing} initialValues={flatValues(count)} subscription={{}}>
      {({ form }) => {
        handle.validateAll = async () => form.submit();
        handle.reset = () => form.restart();
        return names(count).map((name) => <Field key={name} name={name} />);
      }}
    </Form>
  ),
  Rows: ({ count, handle }) => (
    <Form
      onSubmit={nothing}
      initialValues={{ rows: newRows(count) }}
      mutators={{ ...arrayMutators }}
      subscription={{}}
    >
      {() => (
        <FieldArray<Row> name="rows">
          {({ fields }) => {
            handle.addRow = () => fields.push(newRow());
            handle.removeFirstRow = () => fields.remove(0);
            return fields.map((name, index) => (
              <Field key={fields.value[index].id} name={`${name}.text`} />
            ));
          }}
        </FieldArray>
      )}
    </Form>
  ),
};
