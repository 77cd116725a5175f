import { Controller, useFieldArray, useForm, type Control } from 'react-hook-form';
import {
  CountedInput,
  FieldError,
  flatValues,
  lastName,
  mismatch,
  names,
  newRow,
  newRows,
  type Row,
  type Subject,
} from '../subject';

type Values = Record<string, string>;

interface Props {
  name: string;
  control: Control<Values>;
  rules?: object;
}

const required = { required: 'Required' };

function Field({ name, control, rules = required }: Props) {
  return (
    <Controller
      name={name}
      control={control}
      rules={rules}
      render={({ field, fieldState }) => (
        <>
          <CountedInput {...field} />
          <FieldError>{fieldState.error?.message}</FieldError>
        </>
      )}
    />
  );
}

/**
 * React Hook Form with `Controller`, its way for controlled inputs such as those of UI kits.
 *
 * @see https://react-hook-form.com/docs/usecontroller/controller
 * @see https://react-hook-form.com/docs/usefieldarray
 */
export const subject: Subject = {
  Flat: function Flat({ count, value, onSubmit, handle }) {
    const { control, handleSubmit, trigger, reset } = useForm<Values>({
      defaultValues: flatValues(count, value),
      mode: 'onChange',
    });
    handle.validateAll = () => trigger();
    handle.reset = () => reset();
    return (
      <form onSubmit={handleSubmit(onSubmit)}>
        <div>
          {names(count).map((name) => (
            <Field key={name} name={name} control={control} />
          ))}
        </div>
      </form>
    );
  },
  Rows: function Rows({ count, onSubmit, handle }) {
    const { control, handleSubmit } = useForm<{ rows: Row[] }>({
      defaultValues: { rows: newRows(count) },
      mode: 'onChange',
    });
    const { fields, append, remove, move } = useFieldArray({
      control,
      name: 'rows',
      keyName: 'key',
    });
    handle.addRow = () => append(newRow(), { shouldFocus: false });
    handle.removeFirstRow = () => remove(0);
    handle.moveFirstRow = () => move(0, fields.length - 1);
    return (
      <form onSubmit={handleSubmit(onSubmit)}>
        <div>
          {fields.map((row, index) => (
            <Field
              key={row.key}
              name={`rows.${index}.text`}
              control={control as unknown as Control<Values>}
            />
          ))}
        </div>
      </form>
    );
  },
  Dependent: function Dependent({ count, value, onSubmit, handle }) {
    const { control, handleSubmit, trigger } = useForm<Values>({
      defaultValues: flatValues(count, value),
      mode: 'onChange',
    });
    handle.validateAll = () => trigger();
    const last = lastName(count);
    const rulesOf: Record<string, object> = {
      f0: { ...required, deps: [last] },
      [last]: { validate: (text: string, { f0 }: Values) => mismatch(text, f0) },
    };
    return (
      <form onSubmit={handleSubmit(onSubmit)}>
        <div>
          {names(count).map((name) => (
            <Field key={name} name={name} control={control} rules={rulesOf[name]} />
          ))}
        </div>
      </form>
    );
  },
};
