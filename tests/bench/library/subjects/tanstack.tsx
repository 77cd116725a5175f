import { useForm } from '@tanstack/react-form';
import {
  CountedInput,
  FieldError,
  flatValues,
  lastName,
  mismatch,
  names,
  newRow,
  newRows,
  prevented,
  required,
  type Subject,
} from '../subject';

const validators = { onChange: ({ value }: { value: unknown }) => required(value) };

interface Bound {
  name: string;
  state: { value: unknown; meta: { errors: unknown[] } };
  handleChange: (value: never) => void;
  handleBlur: () => void;
}

const input = (field: Bound) => (
  <>
    <CountedInput
      name={field.name}
      value={String(field.state.value)}
      onBlur={field.handleBlur}
      onChange={(event) => field.handleChange(event.target.value as never)}
    />
    <FieldError>{field.state.meta.errors.join(', ')}</FieldError>
  </>
);

/**
 * TanStack Form. Each `form.Field` selects its own part of the store, and the component that calls `useForm` is
 * not rendered. Rows are keyed by index, as in its guide.
 *
 * @see https://tanstack.com/form/latest/docs/framework/react/guides/basic-concepts
 * @see https://tanstack.com/form/latest/docs/framework/react/guides/arrays
 * @see https://tanstack.com/form/latest/docs/framework/react/guides/linked-fields
 */
export const subject: Subject = {
  Flat: function Flat({ count, value: initial, onSubmit, handle }) {
    const form = useForm({
      defaultValues: flatValues(count, initial),
      onSubmit: ({ value }) => onSubmit(value),
    });
    handle.validateAll = () => form.validateAllFields('change');
    handle.reset = () => form.reset();
    return (
      <form onSubmit={prevented(() => form.handleSubmit())}>
        <div>
          {names(count).map((name) => (
            <form.Field key={name} name={name} validators={validators}>
              {(field) => input(field)}
            </form.Field>
          ))}
        </div>
      </form>
    );
  },
  Rows: function Rows({ count, onSubmit, handle }) {
    const form = useForm({
      defaultValues: { rows: newRows(count) },
      onSubmit: ({ value }) => onSubmit(value),
    });
    return (
      <form onSubmit={prevented(() => form.handleSubmit())}>
        <div>
          <form.Field name="rows" mode="array">
            {(rows) => {
              handle.addRow = () => rows.pushValue(newRow());
              handle.removeFirstRow = () => void rows.removeValue(0);
              handle.moveFirstRow = () => rows.moveValue(0, rows.state.value.length - 1);
              return rows.state.value.map((_, index) => (
                <form.Field key={index} name={`rows[${index}].text`} validators={validators}>
                  {(field) => input(field)}
                </form.Field>
              ));
            }}
          </form.Field>
        </div>
      </form>
    );
  },
  Dependent: function Dependent({ count, value: initial, onSubmit, handle }) {
    const form = useForm({
      defaultValues: flatValues(count, initial),
      onSubmit: ({ value }) => onSubmit(value),
    });
    handle.validateAll = () => form.validateAllFields('change');
    const last = lastName(count);
    const repeated = {
      onChangeListenTo: ['f0'],
      onChange: ({ value }: { value: unknown }) => mismatch(value, form.getFieldValue('f0')),
    };
    return (
      <form onSubmit={prevented(() => form.handleSubmit())}>
        <div>
          {names(count).map((name) => (
            <form.Field key={name} name={name} validators={name === last ? repeated : validators}>
              {(field) => input(field)}
            </form.Field>
          ))}
        </div>
      </form>
    );
  },
};
