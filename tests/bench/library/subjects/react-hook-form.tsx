import { Controller, useFieldArray, useForm, type Control } from 'react-hook-form';
import {
  CountedInput,
  FieldError,
  flatValues,
  names,
  newRow,
  newRows,
  type Row,
  type Subject,
} from '../subject';

const rules = { required: 'Required' };

function Field({ name, control }: { name: string; control: Control<Record<string, string>> }) {
  return (
    <Controller
      name={name}
      control={control}
      rules={rules}
      render={({ field: { ref: _ref, ...field }, fieldState }) => (
        <>
          <CountedInput {...field} />
          <FieldError>{fieldState.error?.message}</FieldError>
        </>
      )}
    />
  );
}

/** React Hook Form with Controller, its API for controlled inputs. */
export const subject: Subject = {
  Flat: function HookFormFlat({ count, handle }) {
    const { control, trigger, reset } = useForm({
      defaultValues: flatValues(count),
      mode: 'onChange',
    });
    handle.validateAll = () => trigger();
    handle.reset = () => reset();
    return names(count).map((name) => <Field key={name} name={name} control={control} />);
  },
  Rows: function HookFormRows({ count, handle }) {
    const { control } = useForm<{ rows: Row[] }>({
      defaultValues: { rows: newRows(count) },
      mode: 'onChange',
    });
    const { fields, append, remove } = useFieldArray({ control, name: 'rows', keyName: 'key' });
    handle.addRow = () => append(newRow(), { shouldFocus: false });
    handle.removeFirstRow = () => remove(0);
    return fields.map((row, index) => (
      <Field
        key={row.key}
        name={`rows.${index}.text`}
        control={control as unknown as Control<Record<string, string>>}
      />
    ));
  },
};
