import { useForm } from '@tanstack/react-form';
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

const validators = { onChange: ({ value }: { value: unknown }) => required(value) };

interface Bound {
  state: { value: unknown; meta: { errors: unknown[] } };
  handleChange: (value: never) => void;
  handleBlur: () => void;
}

const input = (field: Bound) => (
  <>
    <CountedInput
      value={String(field.state.value)}
      onChange={(event) => field.handleChange(event.target.value as never)}
      onBlur={field.handleBlur}
    />
    <FieldError>{field.state.meta.errors.join(' ')}</FieldError>
  </>
);

/** TanStack Form. */
export const subject: Subject = {
  Flat: function TanstackFlat({ count, handle }) {
    const form = useForm({ defaultValues: flatValues(count) });
    handle.validateAll = () => form.validateAllFields('change');
    handle.reset = () => form.reset();
    return names(count).map((name) => (
      <form.Field key={name} name={name} validators={validators}>
        {(field) => input(field)}
      </form.Field>
    ));
  },
  Rows: function TanstackRows({ count, handle }) {
    const form = useForm({ defaultValues: { rows: newRows(count) } });
    return (
      <form.Field name="rows" mode="array">
        {(rows) => {
          handle.addRow = () => rows.pushValue(newRow());
          handle.removeFirstRow = () => void rows.removeValue(0);
          return rows.state.value.map((row, index) => (
            <form.Field key={row.id} name={`rows[${index}].text`} validators={validators}>
              {(field) => input(field)}
            </form.Field>
          ));
        }}
      </form.Field>
    );
  },
};
